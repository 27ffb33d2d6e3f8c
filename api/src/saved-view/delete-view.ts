import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredSavedView } from '@camp/database/saved-view/saved-view-model';
import { inTransaction } from '@camp/database/transaction';
import type { Dependencies } from '../dependencies';
import type { Person } from '../auth/person';
import { notFound } from '../refusals/problem';
import { mayDeleteView } from './policies';

/**
 * Deletes a view: one's own, or any with `edit-all` on the list's subject.
 * @throws ProblemError 404
 */
export async function deleteView(
  { models, connection }: Dependencies,
  person: Person,
  id: string,
): Promise<void> {
  const view = await models.SavedView.findById(id).lean<StoredSavedView>();
  if (!view || !mayDeleteView(person, view)) throw notFound('View');
  await inTransaction(connection, async (session) => {
    await models.SavedView.deleteOne({ _id: view._id }, { session });
    await writeAudit(models, doneBy(person, 'delete', 'view', [view._id]), session);
  });
}
