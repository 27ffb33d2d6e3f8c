import { beginsAsHeic } from '@camp/contracts/forms/heic';
import { mostImagePixels } from '@camp/contracts/forms/limits';
import { heicUnreadable } from '@camp/contracts/forms/messages';
import { imageSize } from 'image-size';
import { invalidField } from '../refusals/problem';

const kinds = [
  { contentType: 'image/jpeg', begins: (bytes: Buffer) => bytes.readUIntBE(0, 3) === 0xffd8ff },
  { contentType: 'image/png', begins: (bytes: Buffer) => bytes.subarray(0, 8).equals(pngSignature) },
  {
    contentType: 'image/webp',
    begins: (bytes: Buffer) => latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP',
  },
] as const;

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const latin = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** A picture that may be stored. Only the worker decodes it. */
export interface CheckedImage {
  bytes: Buffer;
  contentType: (typeof kinds)[number]['contentType'];
}

/**
 * Checks a picture by its first bytes and its header, without decoding it. It must be JPEG, PNG or WebP, with one frame
 * and at most 40 megapixels (docs/reliability.md, Uploads).
 * @param field - the form's field, for the error
 * @throws ProblemError 400 on that field
 */
export function checkImage(field: string, bytes: Buffer): CheckedImage {
  if (beginsAsHeic(latin(bytes, 0, 12))) throw invalidField(field, heicUnreadable);
  const kind = bytes.length > 12 ? kinds.find(({ begins }) => begins(bytes)) : undefined;
  if (!kind) throw invalidField(field, 'Please select an image file (JPEG, PNG or WebP).');
  const pixels = pixelsOf(bytes);
  if (!pixels) throw invalidField(field, 'This picture is damaged. Please choose another one.');
  if (pixels > mostImagePixels)
    throw invalidField(
      field,
      `Please choose a smaller picture. The limit is ${mostImagePixels / 1_000_000} megapixels.`,
    );
  if (isAnimated(kind.contentType, bytes))
    throw invalidField(field, 'Please choose a picture that isn’t animated.');
  return { bytes, contentType: kind.contentType };
}

/** @returns undefined if the header is invalid */
function pixelsOf(bytes: Buffer): number | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width * height || undefined;
  } catch {
    // The library throws for every unreadable header, and the caller reports the error.
    return undefined;
  }
}

/** An animated PNG declares it before its pixels, and an animated WebP in its extended header. */
function isAnimated(contentType: CheckedImage['contentType'], bytes: Buffer): boolean {
  if (contentType === 'image/png') {
    const pixels = bytes.indexOf('IDAT', 0, 'latin1');
    const animation = bytes.indexOf('acTL', 0, 'latin1');
    return animation !== -1 && (pixels === -1 || animation < pixels);
  }
  const animationFlag = 0x02;
  return (
    contentType === 'image/webp' &&
    latin(bytes, 12, 16) === 'VP8X' &&
    ((bytes[20] ?? 0) & animationFlag) !== 0
  );
}
