import { campAlbum, type StoredAlbum } from '@camp/database/photograph/album-model';
import { Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../refusals/problem';
import { transact } from '../transact';

/**
 * Gives the photographs another order. Of two concurrent orders, the later one stays.
 *
 * @param ids - all photographs
 * @throws ProblemError 409 if somebody added or deleted one meanwhile
 */
export async function orderPhotographs(deps: Dependencies, ids: readonly string[]): Promise<void> {
  const { Album } = deps.models;
  const photographs = ids.map((id) => new Types.ObjectId(id));
  await transact(deps, async (session) => {
    const album = await Album.findById(campAlbum).session(session).lean<StoredAlbum>();
    if (!isSameSet(album?.photographs ?? [], photographs)) throw changedMeanwhile();
    await Album.updateOne({ _id: campAlbum }, { photographs }, { session });
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
