import type { RoleRecord } from '@camp/contracts/role/operations';
import type { Models } from '@camp/database/models';
import type { StoredRole } from '@camp/database/role/role-model';

/**
 * A role for administrators.
 * @param holders - number of accounts with the role
 */
export const presentRole = (role: StoredRole, holders: number): RoleRecord => ({
  _id: role._id.toString(),
  name: role.name,
  actions: role.actions,
  holders,
  createdAt: role.createdAt.toISOString(),
  updatedAt: role.updatedAt.toISOString(),
});

/** Counts the accounts with a role. */
export const holdersOf = ({ User }: Pick<Models, 'User'>, name: string): Promise<number> =>
  User.countDocuments({ roles: name });
