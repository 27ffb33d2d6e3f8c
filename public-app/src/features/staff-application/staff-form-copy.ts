/** Words beside the staff application that a camp may want in its own voice; the form's own stand in its declaration. */

export const overnightStayNote =
  'There are bunks for staff in the lodge and in the cabins. Whoever stays overnight is there for the evening ' +
  'meeting, keeps quiet hours from 10 p.m. and brings a sleeping bag. If you drive home, please sign out at the office.';

export const lateNote =
  'The day on which applications were due is past. Yours is still read, and marked as late.';
