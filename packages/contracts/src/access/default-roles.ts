import { actionsOf } from './can';
import { actions, subjects, type Action, type Permissions, type RoleActions } from './catalogue';

/** The role with every action. Its name opens the Camp and Admin menus (docs/product/role.md). */
export const adminRoleName = 'admin';

/** The role that every new account gets. */
export const userRoleName = 'user';

const ownRecords: readonly Action[] = ['create', 'view', 'edit', 'delete'];

const heldByUser: Permissions = {
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
  { name: userRoleName, actions: actionsOf(heldByUser) },
  {
    name: adminRoleName,
    actions: actionsOf(Object.fromEntries(subjects.map((subject) => [subject, actions]))),
  },
];
