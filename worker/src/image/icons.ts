import { mostImagePixels } from '@camp/contracts/forms/limits';
import type { ImageRendition } from '@camp/database/image/image-model';
import sharp from 'sharp';

/** sharp's resolution of a drawing's own size. */
const ownDensity = 72;
const mostDensity = 2_400;

/** Home screens show transparent parts of this icon as black, so it gets the page's background. */
const filled = { size: 180, background: '#fbf7ef' };

/**
 * Makes squares that contain the whole picture. A drawing (SVG) becomes pixels here. Nothing of it is stored.
 *
 * @param original of a picture or a drawing
 * @param sizes sides in pixels
 * @param seconds until sharp gives up
 */
export async function iconsOf(
  original: Buffer,
  sizes: readonly number[],
  seconds: number,
): Promise<ImageRendition[]> {
  const density = await densityFor(original, Math.max(...sizes));
  const icons: ImageRendition[] = [];
  for (const size of sizes) {
    const icon = sharp(original, { limitInputPixels: mostImagePixels, failOn: 'error', pages: 1, density })
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

/** The resolution at which a drawing is as large as the largest icon, whatever size it claims. */
async function densityFor(original: Buffer, side: number): Promise<number> {
  // Reads the header only, so a claimed size costs nothing.
  const header = sharp(original, { limitInputPixels: false });
  const { format, width = side, height = side } = await header.metadata();
  if (format !== 'svg') return ownDensity;
  const density = Math.round((ownDensity * side) / Math.max(width, height, 1));
  return Math.min(Math.max(density, 1), mostDensity);
}
