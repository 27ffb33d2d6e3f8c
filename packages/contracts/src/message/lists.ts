import type { RecordKind } from '../related-records/kinds';

/** The kinds of people who can get a message, with their labels. Each of them has an account. */
export const messageListWords: Record<RecordKind, string> = {
  camper: 'Families of campers',
  counselor: 'Counselors',
  'counselor-app': 'Counselors who applied',
  staff: 'Staff',
};
