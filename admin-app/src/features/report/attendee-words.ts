import type { AttendeeKind } from '@camp/contracts/related-records/kinds';

/** The plural of each kind. */
export const attendeeWords: Record<AttendeeKind, string> = {
  camper: 'Campers',
  counselor: 'Counselors',
  staff: 'Staff',
};
