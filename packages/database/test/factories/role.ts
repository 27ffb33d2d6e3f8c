import type { Action, Subject } from '@camp/contracts/access/catalogue';
import type { Models } from '../../src/models';
import type { StoredRole } from '../../src/role/role-model';
import { nextNumber } from '@camp/contracts/test/sequence';

/**
 * Stores a role that allows exactly these actions.
 * @param held - subject -> actions
 */
export async function createRole(
  models: Models,
  held: Partial<Record<Subject, readonly Action[]>>,
  values: Partial<StoredRole> = {},
): Promise<StoredRole> {
  const actions = Object.fromEntries(
    Object.entries(held).map(([subject, names]) => [
      subject,
      Object.fromEntries(names.map((name) => [name, true])),
    ]),
  );
  const role = await models.Role.create({ name: `role-${nextNumber()}`, actions, ...values });
  return role.toObject();
}
