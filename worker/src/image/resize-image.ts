import { mostImagePixels } from '@camp/contracts/forms/limits';
import type { StoredImage } from '@camp/database/image/image-model';
import { largeWrite } from '@camp/database/large-write';
import { inTransaction } from '@camp/database/transaction';
import { HopelessError } from '@camp/queue/consumer';
import sharp, { type Sharp } from 'sharp';
import type { WorkerDependencies } from '../dependencies';
import { staffPictureOf } from './staff-picture';

/** Pixels along the longer side. */
const longestSide = 2_000;
const patienceInSeconds = 30;

/** What sharp says of a busy machine or of one without memory: no verdict on the picture. */
const machineTrouble = /^timeout: |(out of|insufficient|not enough) memory|allocat|bad_alloc/i;

/**
 * Replaces an original by its resized form, upright and without EXIF and GPS: at most 2000 pixels, or for a staff
 * profile the round ones of its card.
 *
 * @throws HopelessError when no picture can be made of it; what a machine with less to do may manage as it is
 */
export async function resizeImage(deps: WorkerDependencies, { imageId }: { imageId: string }): Promise<void> {
  const image = await deps.database.models.Image.findById(imageId);
  if (!image || image.state !== 'original') return;
  let made: Made;
  try {
    made = await make(image.subject, image.bytes);
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    throw machineTrouble.test(reason) ? error : new HopelessError(`No picture can be made of it: ${reason}`);
  }
  await store(deps, image, made);
}

/** What becomes of the image's document and, for a staff picture, of the profile that names it. */
interface Made {
  image: Partial<StoredImage>;
  profile: { imageState: 'ready'; imagePlaceholder?: string };
}

async function make(subject: StoredImage['subject'], original: Buffer): Promise<Made> {
  if (subject !== 'staff-about') {
    const bytes = await resized(upright(original));
    return {
      image: { bytes, contentType: 'image/webp', state: 'ready' },
      profile: { imageState: 'ready' },
    };
  }
  const { renditions, placeholder } = await staffPictureOf(upright(original));
  // The renditions are all that is served; the original goes.
  const [{ bytes, contentType } = { bytes: original, contentType: '' }] = renditions;
  return {
    image: { bytes, contentType, renditions, state: 'ready' },
    profile: { imageState: 'ready', imagePlaceholder: placeholder },
  };
}

const upright = (original: Buffer): Sharp =>
  sharp(original, { limitInputPixels: mostImagePixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: patienceInSeconds })
    .rotate();

const resized = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();

async function store(
  { database: { connection, models } }: WorkerDependencies,
  { _id, subject, recordId }: Pick<StoredImage, '_id' | 'subject' | 'recordId'>,
  { image, profile }: Made,
): Promise<void> {
  await inTransaction(connection, async (session) => {
    const original = { _id, state: 'original' } as const;
    const { matchedCount } = await models.Image.updateOne(original, image, largeWrite(session));
    if (matchedCount === 1 && subject === 'staff-about')
      await models.StaffProfile.updateOne({ _id: recordId, imageId: _id }, profile, largeWrite(session));
  });
}
