import { HopelessError } from '@camp/queue/consumer';
import sharp from 'sharp';
import type { WorkerDependencies } from '../dependencies';

/** Pixels along the longer side. */
const longestSide = 2_000;
/** More pixels than any camera's photo; a small file can claim far more and fill the memory. */
const mostPixels = 40_000_000;
const patienceInSeconds = 30;

/**
 * Replaces an original by its resized form: upright, at most 2000 pixels, without EXIF and GPS. An original no picture
 * can be made of is marked failed and not tried again.
 */
export async function resizeImage(
  { database: { models } }: WorkerDependencies,
  { imageId }: { imageId: string },
): Promise<void> {
  const image = await models.Image.findById(imageId);
  if (!image || image.state !== 'original') return;
  let bytes: Buffer;
  try {
    bytes = await resized(image.bytes);
  } catch (error) {
    await models.Image.updateOne({ _id: image._id, state: 'original' }, { state: 'failed' });
    throw new HopelessError(
      `No picture can be made of it: ${error instanceof Error ? error.message : 'unknown'}`,
    );
  }
  await models.Image.updateOne(
    { _id: image._id, state: 'original' },
    { bytes, contentType: 'image/webp', state: 'ready' },
  );
}

function resized(original: Buffer): Promise<Buffer> {
  return sharp(original, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    .timeout({ seconds: patienceInSeconds })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
}
