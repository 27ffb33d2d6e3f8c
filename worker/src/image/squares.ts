import type { ImageRendition } from '@camp/database/image/image-model';
import type { Renditions } from '@camp/database/image/image-rules';
import type { Sharp } from 'sharp';

/** A picture in every form in which it is served. */
export interface Squares {
  renditions: ImageRendition[];
  /** A data URL of a few blurred pixels. */
  placeholder: string;
}

/** The page's background color, for formats without transparency. */
const paper = '#fbf7ef';
const placeholderSize = 12;
const placeholderBlur = 1;

const encode = {
  webp: { contentType: 'image/webp', write: (picture: Sharp) => picture.webp({ quality: 80 }) },
  jpg: {
    contentType: 'image/jpeg',
    write: (picture: Sharp) => picture.flatten({ background: paper }).jpeg({ quality: 80, mozjpeg: true }),
  },
} as const;

/**
 * Crops squares around the most salient part of the picture. Pages show them as circles.
 * @param original - upright, not yet decoded
 * @param asked - sides in pixels, and formats
 */
export async function squaresOf(
  original: Sharp,
  asked: Extract<Renditions, { kind: 'squares' }>,
): Promise<Squares> {
  const renditions: ImageRendition[] = [];
  for (const size of asked.sizes) {
    for (const format of asked.formats) {
      const { contentType, write } = encode[format];
      const bytes = await write(square(original, size)).toBuffer();
      renditions.push({ name: `${size}.${format}`, contentType, bytes });
    }
  }
  const tiny = await square(original, placeholderSize).blur(placeholderBlur).webp({ quality: 40 }).toBuffer();
  return { renditions, placeholder: `data:image/webp;base64,${tiny.toString('base64')}` };
}

const square = (original: Sharp, size: number) =>
  original.clone().resize({ width: size, height: size, fit: 'cover', position: 'attention' });
