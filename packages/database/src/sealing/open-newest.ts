import type { Keyring } from '@camp/runtime/keyring';
import type { mongo } from 'mongoose';
import type { Sealed } from './seal';
import { openAnswers, sealedField } from './seal-documents';
import { sealedCollections } from './sealed-collections';

/**
 * Opens the newest encrypted value of each collection.
 *
 * @returns the ids of their keys
 * @throws SealError if a key is missing; MongoDB's errors
 */
export async function openNewest(database: mongo.Db, keys: Keyring): Promise<string[]> {
  const ids: string[] = [];
  for (const collection of sealedCollections) {
    // Most audit rows have none, so that all of them would be read. Every key is among the used ones anyway.
    if (collection === 'audits') continue;
    const [newest] = await database
      .collection(collection)
      .find({ [sealedField]: { $exists: true } }, { projection: { [sealedField]: 1 } })
      .sort({ _id: -1 })
      .limit(1)
      .toArray();
    if (!newest) continue;
    openAnswers({ collection, kind: { names: new Set() }, keys }, newest);
    ids.push((newest[sealedField] as Sealed).key);
  }
  return ids;
}
