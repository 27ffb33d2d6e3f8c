/** The destinations of the administration, in the order and groups of its rail. A page appears there by naming one. */
export const railGroups = [
  ['Dashboard'],
  ['Campers', 'Waitlist', 'Counselors', 'Applications', 'Staff'],
  ['Payments', 'Donations'],
  ['Camps', 'People', 'Roles', 'Texts'],
  ['Reports', 'Messages', 'Audit', 'Failed jobs', 'Test form'],
  ['Import', 'Export', 'Access tokens', 'Webhooks'],
] as const;

/** A destination in the rail. */
export type RailName = (typeof railGroups)[number][number];
