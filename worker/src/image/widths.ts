import type { ImageRendition } from '@camp/database/image/image-model';
import type { Renditions } from '@camp/database/image/image-rules';
import sharp, { type Sharp } from 'sharp';

/** A picture in every width and format in which it is served. */
export interface Widths {
  renditions: ImageRendition[];
  /** The smallest WebP, which editors see before anybody else sees the picture. */
  smallest: ImageRendition;
  /** Of the largest picture, in pixels. */
  width: number;
  height: number;
  /** The widths that were made, in pixels, smallest first. */
  widths: number[];
}

/** Height of a tall picture, as a multiple of its width. */
const tallest = 1.5;

/** All pictures are in one document, of which MongoDB allows 16 MB. */
const mostBytes = 15 * 1024 * 1024;

const encode = {
  webp: { contentType: 'image/webp', write: (picture: Sharp) => picture.webp({ quality: 78 }) },
  avif: { contentType: 'image/avif', write: (picture: Sharp) => picture.avif({ quality: 55, effort: 3 }) },
} as const;

/**
 * Makes a picture in several widths, never larger than it was.
 *
 * @param original - upright, not yet decoded
 * @param asked - widths in pixels, smallest first, and formats
 * @throws sharp's error if it is unreadable; Error if the pictures are too large to store
 */
export async function widthsOf(
  original: Sharp,
  asked: Extract<Renditions, { kind: 'widths' }>,
): Promise<Widths> {
  const widest = Math.max(...asked.widths);
  // Decoded once: the smaller ones are made of the largest.
  const { data, info } = await original
    .resize({ width: widest, height: widest * tallest, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const widths = [...asked.widths.filter((one) => one < width), width];
  const renditions: ImageRendition[] = [];
  for (const one of widths) {
    for (const format of asked.formats) {
      const { contentType, write } = encode[format];
      const picture = sharp(data, { raw: { width, height, channels } }).resize({ width: one });
      renditions.push({ name: `${one}.${format}`, contentType, bytes: await write(picture).toBuffer() });
    }
  }
  const smallest = renditions.find(({ contentType }) => contentType === encode.webp.contentType);
  const total = renditions.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (!smallest || total > mostBytes) throw new Error('the pictures are too large to store');
  return { renditions, smallest, width, height, widths };
}
