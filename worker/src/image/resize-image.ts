import { mostImagePixels } from '@camp/contracts/forms/limits';
import type { StoredImage } from '@camp/database/image/image-model';
import { imageOwners, imageRulesOf, type Renditions } from '@camp/database/image/image-rules';
import { openPicture, sealPicture } from '@camp/database/image/seal-picture';
import { noBytes } from '@camp/database/image/wipe-failed-originals';
import { largeWrite } from '@camp/database/large-write';
import { readPlainOne } from '@camp/database/read-plain';
import { inTransaction } from '@camp/database/transaction';
import { HopelessError } from '@camp/queue/consumer';
import { Types } from 'mongoose';
import sharp, { type Sharp } from 'sharp';
import type { WorkerDependencies } from '../dependencies';
import { iconsOf, type OriginalFile } from './icons';
import { squaresOf } from './squares';
import { widthsOf } from './widths';

const patienceInSeconds = 30;

/** sharp's errors for a busy machine or low memory, which say nothing about the picture. */
const machineTrouble = /^timeout: |(out of|insufficient|not enough) memory|allocat|bad_alloc/i;

/** The picture itself is at fault, so no retry can help. */
export class UnreadablePictureError extends HopelessError {}

/**
 * Replaces an original by the renditions of its subject's rules, upright and without EXIF and GPS.
 * @throws UnreadablePictureError, sharp's error if a retry may succeed, or SealError if it doesn't open
 */
export async function resizeImage(deps: WorkerDependencies, { imageId }: { imageId: string }): Promise<void> {
  const _id = new Types.ObjectId(imageId);
  // Copying megabytes of bytes into a mongoose document would be slow.
  const image = await readPlainOne(deps.database.models.Image, { _id }, { promoteBuffers: true });
  if (!image || image.state !== 'original') return;
  // Before the attempt, since bytes that don't open are no unreadable picture.
  const original = { contentType: image.contentType, bytes: openPicture(deps.database.models, image) };
  let made: Made;
  try {
    made = await make(imageRulesOf(image.subject).renditions, original);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw machineTrouble.test(reason)
      ? error
      : new UnreadablePictureError(`No picture can be made of it: ${reason}`);
  }
  await store(deps, image, made);
}

/** The changes of the image's document and its record. */
interface Made {
  image: Partial<StoredImage>;
  /** What the record says of its picture. */
  record?: object;
}

async function make(renditions: Renditions, image: OriginalFile): Promise<Made> {
  const { bytes: original } = image;
  switch (renditions.kind) {
    case 'whole': {
      const bytes = await resized(upright(original), renditions.longestSide);
      return { image: { bytes, contentType: 'image/webp', state: 'ready' } };
    }
    case 'icons': {
      const icons = await iconsOf(image, renditions.sizes, patienceInSeconds);
      // No original is left, so that a drawing is never served.
      return { image: { bytes: noBytes, contentType: 'image/png', renditions: icons, state: 'ready' } };
    }
    case 'squares': {
      const squares = await squaresOf(upright(original), renditions);
      // Only renditions are served, so the original is deleted.
      const [{ bytes, contentType } = { bytes: original, contentType: '' }] = squares.renditions;
      return {
        image: { bytes, contentType, renditions: squares.renditions, state: 'ready' },
        record: { imagePlaceholder: squares.placeholder },
      };
    }
    case 'widths': {
      const { renditions: made, smallest, ...record } = await widthsOf(upright(original), renditions);
      const { bytes, contentType } = smallest;
      return { image: { bytes, contentType, renditions: made, state: 'ready' }, record };
    }
  }
}

const upright = (original: Buffer): Sharp =>
  sharp(original, { limitInputPixels: mostImagePixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: patienceInSeconds })
    .rotate();

const resized = (picture: Sharp, longestSide: number): Promise<Buffer> =>
  picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();

async function store(
  { database: { connection, models } }: WorkerDependencies,
  { _id, subject, recordId }: Pick<StoredImage, '_id' | 'subject' | 'recordId'>,
  { image, record }: Made,
): Promise<void> {
  const { whenReady } = imageRulesOf(subject).record;
  const { bytes } = image;
  const stored = { ...image, ...(bytes && sealPicture(models, { _id, subject, recordId, bytes })) };
  await inTransaction(connection, async (session) => {
    const original = { _id, state: 'original' } as const;
    const { matchedCount } = await models.Image.updateOne(original, stored, largeWrite(session));
    if (matchedCount === 0 || !whenReady) return;
    const owners = imageOwners(models, subject);
    await owners.updateOne({ _id: recordId, imageId: _id }, { ...whenReady, ...record }, largeWrite(session));
  });
}
