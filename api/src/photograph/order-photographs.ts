import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { campAlbum, type StoredAlbum } from '@camp/database/photograph/album-model';
import { Types } from 'mongoose';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../refusals/problem';
import { transact } from '../transact';

/**
 * Gives the photographs another order. Of two concurrent orders, the later one stays.
 *
 * @param ids - all photographs
 * @throws ProblemError 409 if somebody added or deleted one meanwhile
 */
export async function orderPhotographs(
  deps: Dependencies,
  person: Person,
  ids: readonly string[],
): Promise<void> {
  const { models } = deps;
  const photographs = ids.map((id) => new Types.ObjectId(id));
  await transact(deps, async (session) => {
    const album = await models.Album.findById(campAlbum).session(session).lean<StoredAlbum>();
    if (!isSameSet(album?.photographs ?? [], photographs)) throw changedMeanwhile();
    await models.Album.updateOne({ _id: campAlbum }, { photographs }, { session });
    const audit = doneBy(person, 'change', 'photograph', photographs);
    await writeAudit(models, { ...audit, fields: ['order'] }, session);
  });
}

const isSameSet = (some: readonly Types.ObjectId[], others: readonly Types.ObjectId[]) => {
  const ids = new Set(others.map(String));
  return (
    some.length === others.length && ids.size === others.length && some.every((id) => ids.has(String(id)))
  );
};

const changedMeanwhile = () =>
  new ProblemError(
    'conflict',
    'Someone else added or deleted a photograph meanwhile. Reload the page to see it.',
  );
