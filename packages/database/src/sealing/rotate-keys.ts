import type { Keyring } from '@camp/runtime/keyring';
import type { mongo } from 'mongoose';
import { imageSubjects } from '@camp/contracts/image/image-subjects';
import type { StoredImage } from '../image/image-model';
import { isPrivate, placeOfPicture } from '../image/seal-picture';
import type { Models } from '../models';
import { countByKey } from './key-ids';
import { openSealed, seal, SealError, type Sealed } from './seal';
import { sealedField } from './seal-documents';
import { sealerOf } from './seal-collection';
import { setUsedKeys } from './used-keys';

/** How many values were encrypted anew. */
export interface Rotated {
  answers: number;
  pictures: number;
}

/** Documents per read. */
const batch = 200;

/**
 * Encrypts everything anew whose key is not the current one. It may be interrupted, and continues with the rest the
 * next time. A value that changes meanwhile is found in the next pass.
 *
 * @throws SealError if a key is missing, or another process encrypts with an earlier one; MongoDB's errors
 */
export async function rotateKeys(database: mongo.Db, models: Models, keys: Keyring): Promise<Rotated> {
  const rotated = { answers: 0, pictures: 0 };
  const collections = Object.values(models)
    .map(({ collection }) => collection)
    .filter((collection) => sealerOf(collection));
  for (const { name } of collections)
    for (let found = 1; found > 0; rotated.answers += found)
      found = await rotateAnswers(database, name, keys);
  for (let found = 1; found > 0; rotated.pictures += found) found = await rotatePictures(database, keys);
  const { id: current } = keys.current;
  const others = [...(await countByKey(database)).keys()].filter((id) => id !== current);
  if (others.length > 0)
    throw new SealError(
      `A process still encrypts with the key ${others.join(' and ')}. Restart API and worker, and run this again.`,
    );
  await setUsedKeys(database, [current]);
  return rotated;
}

/** @returns the number of values with another key */
async function rotateAnswers(database: mongo.Db, name: string, keys: Keyring): Promise<number> {
  const collection = database.collection(name);
  let found = 0;
  for await (const { _id, [sealedField]: stored } of inOrder(collection, { [sealedField]: 1 })) {
    const sealed = stored as Sealed | undefined;
    if (!sealed || sealed.key === keys.current.id) continue;
    found += 1;
    const place = `${name} ${String(_id)} ${sealedField}`;
    const renewed = seal(keys, openSealed(keys, sealed, place), place);
    const unchanged = { _id: _id as mongo.ObjectId, [`${sealedField}.value`]: sealed.value };
    await collection.updateOne(unchanged, { $set: { [sealedField]: renewed } });
  }
  return found;
}

/** @returns the number of pictures with another key */
async function rotatePictures(database: mongo.Db, keys: Keyring): Promise<number> {
  const images = database.collection<StoredImage>('images');
  const subject = { $in: imageSubjects.filter(isPrivate) };
  const listed = await images.find({ subject }, { projection: { key: 1 } }).toArray();
  const others = listed.filter(({ key }) => key !== undefined && key !== keys.current.id);
  for (const { _id } of others) {
    const image = await images.findOne({ _id }, { promoteBuffers: true });
    if (!image?.key) continue;
    const place = placeOfPicture(image);
    const { key, value } = seal(keys, openSealed(keys, { key: image.key, value: image.bytes }, place), place);
    // The worker replaces an original by its rendition, with another state.
    await images.updateOne({ _id, key: image.key, state: image.state }, { $set: { bytes: value, key } });
  }
  return others.length;
}

/** Reads a collection in the order of its ids, so that every read has an index. */
async function* inOrder(collection: mongo.Collection, projection: object): AsyncGenerator<mongo.Document> {
  let after: mongo.ObjectId | undefined;
  for (;;) {
    const filter = after ? { _id: { $gt: after } } : {};
    const documents = await collection.find(filter, { projection }).sort({ _id: 1 }).limit(batch).toArray();
    yield* documents;
    after = documents.at(-1)?._id;
    if (!after) return;
  }
}
