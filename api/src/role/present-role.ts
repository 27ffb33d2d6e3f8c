import type { RoleRecord } from '@camp/contracts/role/operations';
import type { Models } from '@camp/database/models';
import type { StoredRole } from '@camp/database/role/role-model';

/** A role for administrators. @param holders how many accounts have it */
export const presentRole = (role: StoredRole, holders: number): RoleRecord => ({
  _id: role._id.toString(),
  name: role.name,
  actions: role.actions,
  holders,
  createdAt: role.createdAt.toISOString(),
  updatedAt: role.updatedAt.toISOString(),
});

/** How many accounts have a role. */
export const holdersOf = ({ User }: Pick<Models, 'User'>, name: string): Promise<number> =>
  User.countDocuments({ roles: name });
