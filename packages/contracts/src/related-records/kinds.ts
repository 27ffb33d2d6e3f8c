import type { Subject } from '../access/catalogue';

/**
 * The kinds of records that belong to a user. Who holds `data` on one of them may open the profile of a user who has
 * such a record, and sees there the lists of these kinds; to change anything it takes other rights.
 */
export const recordKinds = ['camper', 'counselor', 'counselor-app', 'staff'] as const satisfies Subject[];

/** One of them. */
export type RecordKind = (typeof recordKinds)[number];

/** Those of which each is somebody who comes to camp: with a proof of vaccination, and notes of the office. */
export const attendeeKinds = ['camper', 'counselor', 'staff'] as const satisfies RecordKind[];

/** One of these. */
export type AttendeeKind = (typeof attendeeKinds)[number];
