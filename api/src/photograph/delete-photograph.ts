import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { campAlbum } from '@camp/database/photograph/album-model';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { deleteImages } from '../image/store-image';
import { notFound } from '../refusals/problem';
import { transact } from '../transact';

/** Deletes a photograph with its pictures. @throws ProblemError 404 */
export async function deletePhotograph(deps: Dependencies, person: Person, id: string): Promise<void> {
  const { models } = deps;
  await transact(deps, async (session) => {
    const deleted = await models.Photograph.findByIdAndDelete(id, { session }).lean();
    if (!deleted) throw notFound('Photograph');
    const { _id } = deleted;
    await models.Album.updateOne({ _id: campAlbum }, { $pull: { photographs: _id } }, { session });
    await deleteImages(deps, session, { subject: 'photograph', recordId: _id });
    await writeAudit(models, doneBy(person, 'delete', 'photograph', [_id]), session);
  });
}
