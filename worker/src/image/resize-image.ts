import type { StoredImage } from '@camp/database/image/image-model';
import type { Models } from '@camp/database/models';
import { recordEvent } from '@camp/database/outbox/record-event';
import { inTransaction } from '@camp/database/transaction';
import { HopelessError } from '@camp/queue/consumer';
import type { ClientSession, Types } from 'mongoose';
import sharp, { type Sharp } from 'sharp';
import type { WorkerDependencies } from '../dependencies';
import { staffPictureOf } from './staff-picture';

/** Pixels along the longer side. */
const longestSide = 2_000;
/** More pixels than any camera's photo; a small file can claim far more and fill the memory. */
const mostPixels = 40_000_000;
const patienceInSeconds = 30;

/**
 * Replaces an original by its resized form, upright and without EXIF and GPS: at most 2000 pixels, or for a staff
 * profile the round ones of its card. An original no picture can be made of is marked failed and not tried again;
 * its camper has no picture then, and the family is told.
 */
export async function resizeImage(deps: WorkerDependencies, { imageId }: { imageId: string }): Promise<void> {
  const image = await deps.database.models.Image.findById(imageId);
  if (!image || image.state !== 'original') return;
  let made: Made;
  try {
    made = await make(image.subject, image.bytes);
  } catch (error) {
    await store(deps, image, { image: { state: 'failed' }, profile: { imageState: 'failed' } });
    throw new HopelessError(
      `No picture can be made of it: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  }
  await store(deps, image, made);
}

/** What becomes of the image's document and, for a staff picture, of the profile that names it. */
interface Made {
  image: Partial<StoredImage>;
  profile: { imageState: 'ready' | 'failed'; imagePlaceholder?: string };
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
  sharp(original, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: patienceInSeconds })
    .rotate();

const resized = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();

async function store(
  { database: { connection, models } }: WorkerDependencies,
  { _id, subject }: Pick<StoredImage, '_id' | 'subject'>,
  { image, profile }: Made,
): Promise<void> {
  await inTransaction(connection, async (session) => {
    await models.Image.updateOne({ _id, state: 'original' }, image, { session });
    if (subject === 'staff-about')
      await models.StaffProfile.updateOne({ imageId: _id }, profile, { session });
    if (subject === 'camper' && image.state === 'failed') await takeAway(models, session, _id);
  });
}

/** No record names a picture that cannot be shown (invariant I6). The sweep hands the event on. */
async function takeAway(models: Models, session: ClientSession, imageId: Types.ObjectId): Promise<void> {
  const camper = await models.Camper.findOneAndUpdate({ imageId }, { imageId: null }, { session });
  if (camper) await recordEvent(models, session, 'camper.image-unreadable', { camperId: String(camper._id) });
}
