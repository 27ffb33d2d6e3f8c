import { adminRoleName, defaultRoles } from '@camp/contracts/access/default-roles';
import type { Models } from '../models';

/**
 * Writes the two default roles where they are missing. An existing one stays as it is, but `admin` holds every action
 * (docs/product/role.md), also those that came with a newer version. Safe to repeat.
 */
export async function ensureDefaultRoles(models: Models): Promise<void> {
  for (const { name, actions } of defaultRoles) {
    const write = name === adminRoleName ? { $set: { actions } } : { $setOnInsert: { actions } };
    await models.Role.updateOne({ name }, write, { upsert: true });
  }
}
