/** Cards show a picture of 200 px (docs/product/staff-profile.md); twice as many for sharp screens. */
export const staffImageSizes = [200, 400] as const;

/** WebP where the browser can, JPEG where it cannot. */
export const staffImageFormats = ['webp', 'jpg'] as const;

/** Pixels of a side; the pictures are square. */
export type StaffImageSize = (typeof staffImageSizes)[number];
/** The end of a picture's file name. */
export type StaffImageFormat = (typeof staffImageFormats)[number];

/** A picture's file name below `/images/`; a new picture has a new id, so that a name never changes its meaning. */
export const staffImageName = (imageId: string, size: StaffImageSize, format: StaffImageFormat): string =>
  `${imageId}-${size}.${format}`;

/**
 * The same picture in another size or format.
 *
 * @param imageUrl as the API answers it
 */
export const staffImageIn = (imageUrl: string, size: StaffImageSize, format: StaffImageFormat): string =>
  imageUrl.replace(/-\d+\.\w+$/, `-${size}.${format}`);
