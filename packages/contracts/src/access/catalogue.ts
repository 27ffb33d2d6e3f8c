/**
 * The permission catalogue: which actions exist on which subjects (docs/product/role.md).
 * Everything that decides or shows a right reads these two lists; an unknown word does not compile.
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
] as const;

/**
 * What may be done; `-all` reaches beyond one's own records, `data` opens the sensitive ones (docs/product/role.md).
 */
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

/** What a right is about. */
export type Subject = (typeof subjects)[number];

/** What may be done with a subject. */
export type Action = (typeof actions)[number];

/** The rights of one person: the union over all their roles, as `/user/current/` answers them. */
export type Permissions = Partial<Record<Subject, readonly Action[]>>;

/** How a role keeps its rights: subject -> action -> held or not (docs/product/role.md). */
export type RoleActions = Partial<Record<Subject, Partial<Record<Action, boolean>>>>;
