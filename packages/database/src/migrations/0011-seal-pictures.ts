import type { Keyring } from '@camp/runtime/keyring';
import type { mongo } from 'mongoose';
import { SealError, seal } from '../sealing/seal';

/** Pictures that only some people may see. */
const subjects = ['camper', 'counselor', 'staff'];

/** Those that are not encrypted yet. */
export const unsealedPictures = { subject: { $in: subjects }, key: { $exists: false } };

/**
 * Encrypts the private pictures one at a time, since each has megabytes. A picture that changes meanwhile is found
 * again.
 *
 * @throws SealError without a key
 */
export async function sealPictures(database: mongo.Db, keys: Keyring | undefined): Promise<void> {
  const images = database.collection('images');
  for (;;) {
    const image = await images.findOne(unsealedPictures, { promoteBuffers: true });
    if (!image) return;
    if (!keys)
      throw new SealError('MEDICAL_KEY is missing. It is needed to encrypt the pictures in the database.');
    const place = `images ${String(image._id)} ${String(image.subject)} ${String(image.recordId)}`;
    const { key, value } = seal(keys, image.bytes as Buffer, place);
    const unchanged = { _id: image._id, key: { $exists: false }, state: image.state as unknown };
    await images.updateOne(unchanged, { $set: { bytes: value, key } });
  }
}
