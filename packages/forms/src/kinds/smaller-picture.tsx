import { isHeic } from '@camp/contracts/forms/heic';
import { imageTypes } from '@camp/contracts/forms/limits';

/** What is lighter is sent as it is: a phone's connection takes it in a moment, and nothing of it is lost. */
const lightEnoughInBytes = 1_000_000;

/** Pixels of the longer side; the small print of a vaccination card stays readable. */
const longestSide = 2400;

/** Of a JPEG, which every browser writes; below it letters get a rim. */
const quality = 0.85;

interface Size {
  width: number;
  height: number;
}

/** Whether making it smaller is worth the wait. */
export const isWorthShrinking = ({ size, type }: Pick<File, 'size' | 'type'>): boolean =>
  size > lightEnoughInBytes && imageTypes.some((known) => known === type);

/** Whether it is drawn anew before it is sent. Other kinds of files stay what they are: the check refuses them. */
export const isRedrawn = (file: File): boolean => isHeic(file) || isWorthShrinking(file);

/** The size in which a picture is sent, in pixels: never larger than it is, and never without a pixel. */
export function sizeToSend({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/**
 * What is sent of the two: the redrawn picture where it is lighter by a tenth at least, else the original. Of a HEIC
 * always the redrawn one, which is a JPEG.
 *
 * @param redrawn null where the browser could not write it
 */
export function lighterOf(original: File, redrawn: Blob | null): File {
  if (!redrawn || (!isHeic(original) && redrawn.size > 0.9 * original.size)) return original;
  const name = original.name.replace(/\.[^.]*$/, '');
  return new File([redrawn], `${name}.jpg`, { type: redrawn.type, lastModified: original.lastModified });
}

/** Decodes a picture, upright as the camera meant it: what is drawn has no note of its orientation any more. */
async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Some formats are read as the picture of a page only.
    const image = new Image();
    image.src = URL.createObjectURL(file);
    try {
      await image.decode();
      return await createImageBitmap(image);
    } finally {
      URL.revokeObjectURL(image.src);
    }
  }
}

async function redraw(original: File): Promise<Blob | null> {
  const picture = await decode(original);
  const canvas = Object.assign(document.createElement('canvas'), sizeToSend(picture));
  const context = canvas.getContext('2d');
  if (!context) return null;
  // A JPEG knows no transparency, and would show it black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

const known = new WeakMap<File, Promise<File>>();

/**
 * The file that is sent for a chosen picture: a large photo made smaller on the device, which drops its place and
 * camera as well, and a HEIC made a JPEG. Where the browser cannot (no such function, an unknown format, too little memory) it is the original,
 * about which the check and the server decide.
 *
 * @param original as chosen; asked again, the same answer comes at once
 */
export function pictureToSend(original: File): Promise<File> {
  const begun = known.get(original);
  if (begun) return begun;
  const sent = isRedrawn(original)
    ? redraw(original).then(
        (redrawn) => lighterOf(original, redrawn),
        () => original,
      )
    : Promise.resolve(original);
  known.set(original, sent);
  return sent;
}
