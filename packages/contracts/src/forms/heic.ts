/** Types of iPhone photos. Browsers on Apple devices can read them, other browsers and the server can't. */
export const heicTypes = ['image/heic', 'image/heif'] as const;

/** Whether a selected file is such a photo. Some systems don't report its type, so the name is checked too. */
export const isHeic = ({ name, type }: { name: string; type: string }): boolean =>
  heicTypes.some((heic) => heic === type) || (type === '' && /\.hei[cf]$/i.test(name));

/** Brands of the format in a file's first box (ISO/IEC 23008-12). */
const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** Whether a file starts like such a photo. @param beginning at least its first twelve characters */
export const beginsAsHeic = (beginning: string): boolean =>
  beginning.slice(4, 8) === 'ftyp' && brands.includes(beginning.slice(8, 12));
