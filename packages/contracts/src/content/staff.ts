/** Page text of Meet the Staff and of what staff and counselors read. */
export const staffContent = {
  intro:
    'Camp is made by people who come back. Teachers, nurses, students and grandparents give a week of their summer so that a child can have theirs. Meet a few of them.',
  join: 'Counselors are students in grades 10 to 12; staff are 18 or older when camp begins.',
  interviews: 'Interviews for counselors are held in June and July.',
  overnightStay:
    'There are bunks for staff in the lodge and in the cabins. Whoever stays overnight is there for the evening ' +
    'meeting, keeps quiet hours from 10 p.m. and brings a sleeping bag. If you drive home, please sign out at the office.',
  late: 'The day on which applications were due is past. Yours is still read, and marked as late.',
} as const;
