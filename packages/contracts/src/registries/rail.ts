/** The places of the administration, in the order and the groups of its rail. A page stands there by naming one. */
export const railGroups = [
  ['Dashboard'],
  ['Campers', 'Waitlist', 'Counselors', 'Applications', 'Staff'],
  ['Payments', 'Donations'],
  ['Camps', 'People', 'Roles'],
  ['Reports', 'Messages', 'Audit', 'Failed jobs', 'Test form'],
] as const;

/** One place in the rail. */
export type RailName = (typeof railGroups)[number][number];
