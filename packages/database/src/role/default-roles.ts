import { defaultRoles } from '@camp/contracts/access/default-roles';
import type { Models } from '../models';

/** Writes the two default roles where they are missing; existing ones stay as they are. Safe to repeat. */
export async function ensureDefaultRoles(models: Models): Promise<void> {
  for (const { name, actions } of defaultRoles)
    await models.Role.updateOne({ name }, { $setOnInsert: { name, actions } }, { upsert: true });
}
