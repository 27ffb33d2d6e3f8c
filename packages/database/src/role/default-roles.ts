import { adminRoleName, defaultRoles } from '@camp/contracts/access/default-roles';
import type { Models } from '../models';

/**
 * Stores the two default roles if they are missing. Existing roles don't change, except that `admin` gets every action
 * (docs/product/role.md), including those of a newer version. It can be repeated.
 */
export async function ensureDefaultRoles(models: Models): Promise<void> {
  for (const { name, actions } of defaultRoles) {
    const write = name === adminRoleName ? { $set: { actions } } : { $setOnInsert: { actions } };
    await models.Role.updateOne({ name }, write, { upsert: true });
  }
}
