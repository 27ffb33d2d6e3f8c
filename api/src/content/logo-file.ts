import { checkImage } from '../image/check-image';
import { invalidField } from '../refusals/problem';

/** The field of the form. */
const field = 'logo';

/** Bytes of a drawing. Logos have a few thousand. */
const mostBytes = 200_000;

/**
 * Entities can grow without bound, and so can a picture inside of a drawing. Links lead to other files. In another
 * encoding, none of them would be found here. It can only be named at the start. Searching for it everywhere would take
 * half a minute in a hostile file.
 */
const refusedParts = /<!ENTITY|href\s*=\s*["'](?!#)|^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8["'])/i;

/**
 * Checks an uploaded logo by its bytes, not by its name: a picture as everywhere, or a drawing (SVG). Only the worker
 * reads a drawing, and nobody is ever sent it.
 *
 * @throws ProblemError 400 on the field `logo`
 */
export function checkedLogo(bytes: Buffer): { bytes: Buffer; contentType: string } {
  if (!isDrawing(bytes)) return checkImage(field, bytes);
  if (bytes.length > mostBytes)
    throw invalidField(field, `Choose a smaller SVG file. The limit is ${mostBytes / 1_000} kB.`);
  if (refusedParts.test(bytes.toString('utf8')))
    throw invalidField(
      field,
      'This SVG file contains links or pictures. Save it as a PNG file and choose that.',
    );
  return { bytes, contentType: 'image/svg+xml' };
}

/** How much of a file may come before the drawing: a byte order mark, declarations, comments. */
const mostBefore = 2_000;

function isDrawing(bytes: Buffer): boolean {
  const begin = bytes
    .subarray(0, mostBefore)
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimStart();
  return begin.startsWith('<') && /<svg[\s>]/i.test(begin);
}
