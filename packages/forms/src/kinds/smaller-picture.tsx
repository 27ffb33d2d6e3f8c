import { isHeic } from '@camp/contracts/forms/heic';
import { imageTypes } from '@camp/contracts/forms/limits';

/** Smaller files are sent unchanged: they upload quickly, and no quality is lost. */
const lightEnoughInBytes = 1_000_000;

/** Pixels of the longer side. The small print of a vaccination card stays readable. */
const longestSide = 2400;

/** JPEG quality. With a lower value, letters get visible artifacts. */
const quality = 0.85;

interface Size {
  width: number;
  height: number;
}

/** Whether resizing is worth the wait. */
export const isWorthShrinking = ({ size, type }: Pick<File, 'size' | 'type'>): boolean =>
  size > lightEnoughInBytes && imageTypes.some((known) => known === type);

/** Whether the picture is redrawn before it is sent. Other file types stay unchanged, and the check rejects them. */
export const isRedrawn = (file: File): boolean => isHeic(file) || isWorthShrinking(file);

/** The size of the sent picture in pixels: never larger than the original, and at least one pixel. */
export function sizeToSend({ width, height }: Size): Size {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  return { width: scaled(width), height: scaled(height) };
}

/**
 * The file to send: the redrawn picture if it is at least a tenth smaller, otherwise the original. HEIC is always
 * sent as the redrawn JPEG.
 *
 * @param redrawn the redrawn picture, or null if the browser couldn't write one
 */
export function lighterOf(original: File, redrawn: Blob | null): File {
  if (!redrawn || (!isHeic(original) && redrawn.size > 0.9 * original.size)) return original;
  const name = original.name.replace(/\.[^.]*$/, '');
  return new File([redrawn], `${name}.jpg`, { type: redrawn.type, lastModified: original.lastModified });
}

/** Decodes a picture with its orientation applied, since the redrawn file has no orientation data. */
async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Some formats can only be read as an `img`.
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
  // JPEG has no transparency, so transparent parts would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}

const known = new WeakMap<File, Promise<File>>();

/**
 * The file to send for a selected picture. Large photos are resized on the device, which also removes location and
 * camera data. HEIC is converted to JPEG. If the browser fails (missing function, unknown format, too little memory),
 * the original is sent. The check and the server then decide.
 *
 * @param original as selected. Repeated calls with the same file return the same promise
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
