import {
  actions,
  subjects,
  type Action,
  type Permissions,
  type RoleActions,
  type Subject,
} from './catalogue';

/** Whether a subject has owners. A missing subject does not compile. */
const hasOwner: Readonly<Record<Subject, boolean>> = {
  counselor: true,
  staff: true,
  admin: false,
  camper: true,
  'camper-waitlist': true,
  'counselor-app': true,
  user: false,
  role: false,
  camp: false,
  parent: true,
  'covid-19-upload': true,
  test: false,
  stripe: true,
  'staff-about': true,
  content: false,
};

/** Subjects without an owner. Their `edit` and `delete` apply to every record (docs/product/role.md). */
export const withoutOwner: ReadonlySet<Subject> = new Set(subjects.filter((subject) => !hasOwner[subject]));

const sameWithoutOwner: Partial<Record<Action, Action>> = {
  edit: 'edit-all',
  'edit-all': 'edit',
  delete: 'delete-all',
  'delete-all': 'delete',
};

/**
 * Whether a person has the right to an action on a subject.
 *
 * @param permissions - the person's rights, or undefined for a visitor, who has none
 */
export function can(permissions: Permissions | undefined, action: Action, subject: Subject): boolean {
  const held = permissions?.[subject];
  if (!held) return false;
  if (held.includes(action)) return true;
  const alternative = withoutOwner.has(subject) ? sameWithoutOwner[action] : undefined;
  return alternative !== undefined && held.includes(alternative);
}

/** How a role stores these rights. */
export const actionsOf = (permissions: Permissions): RoleActions =>
  Object.fromEntries(
    Object.entries(permissions).map(([subject, held]) => [
      subject,
      Object.fromEntries(held.map((action) => [action, true])),
    ]),
  );

/** The union of several roles' actions, which a person with these roles may do. */
export function permissionsOf(roles: readonly { actions: RoleActions }[]): Permissions {
  const permissions: Partial<Record<Subject, Action[]>> = {};
  for (const subject of subjects) {
    const held = actions.filter((action) => roles.some((role) => role.actions[subject]?.[action] === true));
    if (held.length > 0) permissions[subject] = held;
  }
  return permissions;
}
