/** Cards show pictures of 200 px (docs/product/staff-profile.md). High-density screens load twice that size. */
export const staffImageSizes = [200, 400] as const;

/** WebP if the browser supports it, otherwise JPEG. */
export const staffImageFormats = ['webp', 'jpg'] as const;

/** Side length in pixels. The pictures are square. */
export type StaffImageSize = (typeof staffImageSizes)[number];
/** The suffix of a picture's file name. */
export type StaffImageFormat = (typeof staffImageFormats)[number];

/** A picture's file name below `/images/`. A new picture has a new id, so a name's content never changes. */
export const staffImageName = (imageId: string, size: StaffImageSize, format: StaffImageFormat): string =>
  `${imageId}-${size}.${format}`;

/**
 * The same picture in another size or format.
 *
 * @param imageUrl as the API returns it
 */
export const staffImageIn = (imageUrl: string, size: StaffImageSize, format: StaffImageFormat): string =>
  imageUrl.replace(/-\d+\.\w+$/, `-${size}.${format}`);
