import type { Subject } from '../access/catalogue';

/** Kinds of records of earlier years that can be imported. */
export const importKinds = ['camper', 'counselor', 'staff', 'donation'] as const;

/** A kind that can be imported. */
export type ImportKind = (typeof importKinds)[number];

/** The subject whose right `data` covers a kind's medical answers. */
export const subjectOfImport: Readonly<Record<ImportKind, Subject>> = {
  camper: 'camper',
  counselor: 'counselor',
  staff: 'staff',
  donation: 'stripe',
};

/** Labels of the kinds. */
export const importKindWords: Readonly<Record<ImportKind, string>> = {
  camper: 'Campers',
  counselor: 'Counselors',
  staff: 'Staff',
  donation: 'Donations',
};
