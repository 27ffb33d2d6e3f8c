import type { AttendeeKind } from '../related-records/kinds';

/** Records that may be proved vaccinated, as `type` of a call names them, and their kinds. */
export const kindOfProved = {
  Camper: 'camper',
  Counselor: 'counselor',
  Staff: 'staff',
} as const satisfies Readonly<Record<string, AttendeeKind>>;

/** One of them. */
export type ProvedType = keyof typeof kindOfProved;

/** In this order. */
export const provedTypes = Object.keys(kindOfProved) as [ProvedType, ...ProvedType[]];
