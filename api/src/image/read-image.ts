import type { ImageSubject } from '@camp/contracts/image/image-subjects';
import type { Types } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { notFound } from '../refusals/problem';
import { imagePending } from './image-pending';

/** A picture as it leaves. */
export interface ReadyImage {
  bytes: Uint8Array;
  contentType: string;
}

/** A record and the picture that it names. */
interface ImageOfRecord {
  subject: ImageSubject;
  imageId: Types.ObjectId | null;
  /** Runs before the picture is read, once it is known to be there. */
  beforeReading(): Promise<void>;
}

/**
 * The picture of a record, in the form that the worker has made; an original never leaves. Whether the person may
 * have it is the caller's to know.
 *
 * @throws ProblemError 404: `image-pending` until the worker has made it
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
  const image = await models.Image.findOne(named);
  if (!image) throw notFound('Picture');
  return { bytes: image.bytes, contentType: image.contentType };
}
