/** Collections whose documents have encrypted fields. Their newest ones are opened at a start. */
export const sealedCollections = [
  'campers',
  'counselors',
  'staff-applications',
  'imported-records',
  'second-factors',
  'audits',
  'notes',
] as const;
