import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import { openPicture } from '@camp/database/image/seal-picture';
import type { Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { notFound } from '../refusals/problem';
import { imagePending } from './image-pending';

/** A picture as it is served. */
export interface ReadyImage {
  bytes: Uint8Array;
  contentType: string;
}

/** A record and its picture. */
interface ImageOfRecord {
  subject: ImageSubject;
  imageId: Types.ObjectId | null;
  /** Runs before the picture is read, if it exists. */
  beforeReading(): Promise<void>;
}

/**
 * Reads a record's picture in the worker's rendition, since an original is never served. The caller checks whether the
 * person may see it.
 * @throws ProblemError 404, or `image-pending` until the worker has created the rendition
 */
export async function readImage(
  { models }: Pick<Dependencies, 'models'>,
  { subject, imageId, beforeReading }: ImageOfRecord,
): Promise<ReadyImage> {
  const named = { _id: imageId, subject };
  const found = imageId && (await models.Image.findOne(named, { state: 1 }).lean());
  if (!found || found.state === 'failed') throw notFound('Picture');
  if (found.state === 'original') throw imagePending();
  await beforeReading();
  const image = await models.Image.findOne(named, { renditions: 0 });
  if (!image) throw notFound('Picture');
  return { bytes: openPicture(models, image), contentType: image.contentType };
}
