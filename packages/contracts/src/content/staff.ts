import { editable } from './editable';

/** Text of Meet the Staff and of the pages for staff and counselors. */
export const staffContent = editable('staff', {
  intro:
    'Camp is made by people who come back. Teachers, nurses, students and grandparents give a week of their summer so that a child can have theirs. Meet a few of them.',
  join: 'Counselors are students in grades 10 to 12. Staff are 18 or older when camp begins.',
  interviews: 'Interviews for counselors are held in June and July.',
  overnightStay:
    'There are staff bunks in the lodge and the cabins. If you stay overnight, bring a sleeping bag, come to the evening ' +
    'meeting and keep quiet hours from 10 p.m. If you drive home, please sign out at the office.',
  late: 'The due date has passed. We’ll still read your application, but it will be marked late.',
});
