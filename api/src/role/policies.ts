import { can } from '@camp/contracts/access/can';
import { defaultRoles } from '@camp/contracts/access/default-roles';
import type { Person } from '../auth/person';

/** Whether a person may see and assign roles. */
export const maySeeRoles = ({ permissions }: Person) =>
  (['view', 'view-all', 'edit'] as const).some((action) => can(permissions, action, 'role')) ||
  can(permissions, 'edit', 'user');

/** Whether the product needs a role (docs/product/role.md). */
export const isDefaultRole = (name: string) => defaultRoles.some((role) => role.name === name);
