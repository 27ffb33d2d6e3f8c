import { differenceOf } from '@camp/contracts/role/words';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredRole } from '@camp/database/role/role-model';
import { inTransaction } from '@camp/database/transaction';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { forbidden, notFound, ProblemError } from '../refusals/problem';
import { holdsAll } from '../user/policies';
import { isDefaultRole } from './policies';

/**
 * Deletes a role and removes it from its users.
 * @throws ProblemError 403, or 409 for a default role
 */
export async function deleteRole(
  { models, connection }: Dependencies,
  person: Person,
  id: string,
): Promise<void> {
  await inTransaction(connection, async (session) => {
    const role = await models.Role.findById(id).session(session).lean<StoredRole>();
    if (!role) throw notFound('Role');
    if (isDefaultRole(role.name)) throw new ProblemError('conflict', 'A default role can’t be deleted.');
    if (!holdsAll(person, differenceOf(role.actions, {}))) throw forbidden();
    await models.Role.deleteOne({ _id: role._id }, { session });
    await models.User.updateMany({ roles: role.name }, { $pull: { roles: role.name } }, { session });
    await writeAudit(models, doneBy(person, 'delete', 'role', [role._id]), session);
  });
}
