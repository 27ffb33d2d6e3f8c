import type { Subject } from '../access/catalogue';

/**
 * The kinds of records that belong to a user. Holders of `data` on a kind may open the profile of a user with such a
 * record, and see the lists of these kinds there. Changes need other rights.
 */
export const recordKinds = ['camper', 'counselor', 'counselor-app', 'staff'] as const satisfies Subject[];

export type RecordKind = (typeof recordKinds)[number];

/** Kinds that register a person who attends camp. They have a proof of vaccination and administrators' notes. */
export const attendeeKinds = ['camper', 'counselor', 'staff'] as const satisfies RecordKind[];

export type AttendeeKind = (typeof attendeeKinds)[number];
