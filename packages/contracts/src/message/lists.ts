import type { RecordKind } from '../related-records/kinds';

/** What the people of a kind are called to whom one can write: everyone has an account. */
export const messageListWords: Record<RecordKind, string> = {
  camper: 'Families of campers',
  counselor: 'Counselors',
  'counselor-app': 'Counselors who applied',
  staff: 'Staff',
};
