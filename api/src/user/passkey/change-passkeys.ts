import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { forgetUnlessLeft } from '@camp/database/second-factor/forget-second-factor';
import { ownedBy } from '@camp/database/user/owned-by';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import { notFound } from '../../refusals/problem';
import { transact } from '../../transact';

/** Renames one of the person's passkeys. @throws ProblemError 404 */
export async function renamePasskey(
  { models }: Dependencies,
  person: Person,
  id: string,
  name: string,
): Promise<void> {
  const renamed = await models.Passkey.updateOne({ _id: id, ...ownedBy(person) }, { name });
  if (renamed.matchedCount === 0) throw notFound('Passkey');
}

/** Removes one of the person's passkeys. The last second factor turns it off. @throws ProblemError 404 */
export async function removePasskey(deps: Dependencies, person: Person, id: string): Promise<void> {
  const { models } = deps;
  const { _id: userId } = person.account;
  await transact(deps, async (session, record) => {
    const removed = await models.Passkey.deleteOne({ _id: id, ...ownedBy(person) }, { session });
    if (removed.deletedCount === 0) throw notFound('Passkey');
    const isOff = await forgetUnlessLeft(models, userId, session);
    const change = isOff ? 'off' : 'passkey-removed';
    await record('user.second-factor-changed', { userId: person.userId, change });
    await writeAudit(models, doneBy(person, 'remove-passkey', 'user', [userId]), session);
  });
}
