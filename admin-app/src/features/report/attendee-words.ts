import type { AttendeeKind } from '@camp/contracts/related-records/kinds';

/** What the people of each kind are called. */
export const attendeeWords: Record<AttendeeKind, string> = {
  camper: 'Campers',
  counselor: 'Counselors',
  staff: 'Staff',
};
