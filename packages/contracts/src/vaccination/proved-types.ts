import type { AttendeeKind } from '../related-records/kinds';

/** Records that may be proved vaccinated, as `type` of a call names them. */
export const provedTypes = ['Camper', 'Counselor', 'Staff'] as const;

/** One of them. */
export type ProvedType = (typeof provedTypes)[number];

/** Their kinds. */
export const kindOfProved: Readonly<Record<ProvedType, AttendeeKind>> = {
  Camper: 'camper',
  Counselor: 'counselor',
  Staff: 'staff',
};
