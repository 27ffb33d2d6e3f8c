import type { ListName } from '../saved-view/lists';

/** The lists to whose people one can write: everyone has an account. */
export const messageLists = [
  'camper',
  'counselor',
  'counselor-app',
  'staff',
] as const satisfies readonly ListName[];

/** One of them. */
export type MessageListName = (typeof messageLists)[number];

/** What its people are called. */
export const messageListWords: Record<MessageListName, string> = {
  camper: 'Families of campers',
  counselor: 'Counselors',
  'counselor-app': 'Counselors who applied',
  staff: 'Staff',
};
