import type { Picture } from './camper-form';

/** An iPhone's photo as far as a reader without its codec reads it: the first box and an empty second one. */
export const heicPhoto: Picture = {
  name: 'IMG_4711.HEIC',
  mimeType: 'image/heic',
  buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta', 'latin1'),
};
