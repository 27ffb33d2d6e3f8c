/** Types of the photos that iPhones take. Browsers on Apple's devices read them, others and the server do not. */
export const heicTypes = ['image/heic', 'image/heif'] as const;

/** Whether a chosen file is such a photo; some systems know no type for it, and then its name tells. */
export const isHeic = ({ name, type }: { name: string; type: string }): boolean =>
  heicTypes.some((heic) => heic === type) || (type === '' && /\.hei[cf]$/i.test(name));

/** Brands of the format, as a file's first box names them (ISO/IEC 23008-12). */
const brands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs', 'mif1', 'msf1'];

/** Whether a file begins as such a photo. @param beginning its first twelve characters or more */
export const beginsAsHeic = (beginning: string): boolean =>
  beginning.slice(4, 8) === 'ftyp' && brands.includes(beginning.slice(8, 12));
