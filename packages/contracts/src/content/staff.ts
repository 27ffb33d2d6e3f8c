/** Page text of Meet the Staff and of what staff and counselors read. */
export const staffContent = {
  intro:
    'Camp is made by people who come back. Teachers, nurses, students and grandparents give a week of their summer so that a child can have theirs. Meet a few of them.',
  join: 'Counselors are students in grades 10 to 12; staff are 18 or older when camp begins.',
  interviews: 'Interviews for counselors are held in June and July.',
} as const;
