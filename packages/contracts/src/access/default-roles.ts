import { actions, subjects, type Action, type RoleActions, type Subject } from './catalogue';

/** The role with every action. Its name opens the Camp and Admin menus (docs/product/role.md). */
export const adminRoleName = 'admin';

/** The role that every new account gets. */
export const userRoleName = 'user';

const grant = (held: readonly Action[]) => Object.fromEntries(held.map((action) => [action, true]));

const ownRecords: readonly Action[] = ['create', 'view', 'edit', 'delete'];

const heldByUser: Partial<Record<Subject, readonly Action[]>> = {
  camper: ownRecords,
  'camper-waitlist': ownRecords,
  counselor: ownRecords,
  'counselor-app': ownRecords,
  staff: ownRecords,
  parent: ownRecords,
  'covid-19-upload': ['create', 'view'],
  stripe: ['create', 'view'],
  'staff-about': ['view'],
};

/** The rights of the two default roles in an empty database (table in docs/product/role.md). */
export const defaultRoles: readonly { name: string; actions: RoleActions }[] = [
  {
    name: userRoleName,
    actions: Object.fromEntries(
      Object.entries(heldByUser).map(([subject, held]) => [subject, grant(held)]),
    ) as RoleActions,
  },
  {
    name: adminRoleName,
    actions: Object.fromEntries(subjects.map((subject) => [subject, grant(actions)])) as RoleActions,
  },
];
