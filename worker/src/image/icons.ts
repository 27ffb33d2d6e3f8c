import { mostImagePixels } from '@camp/contracts/forms/limits';
import type { ImageRendition, StoredImage } from '@camp/database/image/image-model';
import sharp from 'sharp';
import { draw } from './draw';

/** Home screens show transparent parts of this icon as black, so it gets the page's background. */
const filled = { size: 180, background: '#fbf7ef' };

/** A file as it was uploaded. */
export type OriginalFile = Pick<StoredImage, 'bytes' | 'contentType'>;

/**
 * Makes squares that contain the whole picture. A drawing (SVG) becomes pixels first. Nothing of it is stored.
 *
 * @param original of a picture or a drawing
 * @param sizes sides in pixels
 * @param seconds until sharp gives up
 */
export async function iconsOf(
  { bytes: original, contentType }: OriginalFile,
  sizes: readonly number[],
  seconds: number,
): Promise<ImageRendition[]> {
  const isDrawing = contentType === 'image/svg+xml';
  const picture = isDrawing ? await draw(original, Math.max(...sizes), seconds) : original;
  const icons: ImageRendition[] = [];
  for (const size of sizes) {
    const icon = sharp(picture, { limitInputPixels: mostImagePixels, failOn: 'error', pages: 1 })
      .timeout({ seconds })
      .rotate()
      .resize({ width: size, height: size, fit: 'contain', background: '#0000' });
    const bytes = await (size === filled.size ? icon.flatten(filled) : icon)
      .png({ compressionLevel: 9 })
      .toBuffer();
    icons.push({ name: `${size}.png`, contentType: 'image/png', bytes });
  }
  return icons;
}
