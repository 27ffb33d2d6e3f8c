/**
 * The permission catalog: which actions exist on which subjects (docs/product/role.md). Every check and every page
 * reads these two lists. An unknown word doesn't compile.
 */
export const subjects = [
  'counselor',
  'staff',
  'admin',
  'camper',
  'camper-waitlist',
  'counselor-app',
  'user',
  'role',
  'camp',
  'parent',
  'covid-19-upload',
  'test',
  'stripe',
  'staff-about',
  'content',
] as const;

/** The actions. `-all` covers other people's records, `data` covers sensitive answers (docs/product/role.md). */
export const actions = [
  'create',
  'edit',
  'edit-all',
  'delete',
  'delete-all',
  'view',
  'view-all',
  'data',
] as const;

/** The subjects. */
export type Subject = (typeof subjects)[number];

/** Which actions exist on a subject. */
export type Action = (typeof actions)[number];

/** One person's rights: the union of all their roles, as `/user/current/` returns them. */
export type Permissions = Partial<Record<Subject, readonly Action[]>>;

/** How a role stores its rights: subject -> action -> granted or not (docs/product/role.md). */
export type RoleActions = Partial<Record<Subject, Partial<Record<Action, boolean>>>>;
