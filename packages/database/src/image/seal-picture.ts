import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import type { Types } from 'mongoose';
import type { Models } from '../models';
import { keysOf } from '../sealing/keys-of';
import { openSealed, seal } from '../sealing/seal';
import { imageRulesOf } from './image-rules';
import type { StoredImage } from './image-model';

/** A picture with its owner. */
interface Picture {
  _id: Types.ObjectId;
  subject: ImageSubject;
  recordId: Types.ObjectId;
  bytes: Buffer;
}

/** Whether the bytes of these pictures are encrypted. Those that everybody may see are not. */
export const isPrivate = (subject: ImageSubject): boolean => imageRulesOf(subject).servedTo === 'readers';

/** The record and the picture that encrypted bytes belong to. They open nowhere else. */
export const placeOfPicture = ({ _id, subject, recordId }: Omit<Picture, 'bytes'>): string =>
  `images ${_id.toString()} ${subject} ${recordId.toString()}`;

/**
 * The bytes as they are stored, and the id of their key.
 *
 * @throws SealError without a key
 */
export function sealPicture(
  { Image }: Pick<Models, 'Image'>,
  picture: Picture,
): Pick<StoredImage, 'bytes' | 'key'> {
  if (!isPrivate(picture.subject)) return { bytes: picture.bytes };
  const { key, value } = seal(keysOf(Image.db), picture.bytes, placeOfPicture(picture));
  return { key, bytes: value };
}

/** The bytes of a stored picture. @throws SealError if they don't open */
export function openPicture(
  { Image }: Pick<Models, 'Image'>,
  picture: Picture & Pick<StoredImage, 'key'>,
): Buffer {
  const { key, bytes } = picture;
  if (key === undefined) return bytes;
  return openSealed(keysOf(Image.db), { key, value: bytes }, placeOfPicture(picture));
}
