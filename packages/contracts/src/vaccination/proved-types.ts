import type { AttendeeKind } from '../related-records/kinds';

/** Records with a proof of vaccination, by the `type` of calls, with their kinds. */
export const kindOfProved = {
  Camper: 'camper',
  Counselor: 'counselor',
  Staff: 'staff',
} as const satisfies Readonly<Record<string, AttendeeKind>>;

export type ProvedType = keyof typeof kindOfProved;

/** The types in the order of the page. */
export const provedTypes = Object.keys(kindOfProved) as [ProvedType, ...ProvedType[]];
