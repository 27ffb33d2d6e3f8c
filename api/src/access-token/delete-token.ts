import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { notFound } from '../refusals/problem';
import { transact } from '../transact';

/** Revokes an access token of any administrator. Its next call is refused. @throws ProblemError 404 */
export async function deleteToken(deps: Dependencies, person: Person, id: string): Promise<void> {
  const { models } = deps;
  await transact(deps, async (session) => {
    const deleted = await models.AccessToken.findByIdAndDelete(id, { session }).lean();
    if (!deleted) throw notFound('Access token');
    await writeAudit(models, doneBy(person, 'delete', 'access-token', [deleted._id]), session);
  });
}
