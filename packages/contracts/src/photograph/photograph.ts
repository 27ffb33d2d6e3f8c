/**
 * Widths of the pictures that the worker makes, in pixels: a phone, a column, a wide window. A smaller original has its
 * own width as the largest.
 */
export const photographWidths = [480, 960, 1_600] as const;

/** AVIF for browsers that support it, otherwise WebP. */
export const photographFormats = ['avif', 'webp'] as const;

/** The suffix of a picture's file name. */
export type PhotographFormat = (typeof photographFormats)[number];

/** A photograph of camp as pages show it. */
export interface Photograph {
  _id: string;
  /** A new file has a new id, so the content of an address never changes. */
  imageId: string;
  /** Describes it for people who can't see it. */
  alt: string;
  /** Of the largest picture, in pixels. */
  width: number;
  height: number;
  /** The widths that were made, in pixels, smallest first. */
  widths: number[];
}

/** The address of a photograph in one width. */
export const photographAddress = (
  { imageId }: Pick<Photograph, 'imageId'>,
  width: number,
  format: PhotographFormat,
): string => `/images/${imageId}-${width}.${format}`;

/** All widths of a photograph in one format, for `srcset`. */
export const photographSources = (
  photograph: Pick<Photograph, 'imageId' | 'widths'>,
  format: PhotographFormat,
): string =>
  photograph.widths.map((width) => `${photographAddress(photograph, width, format)} ${width}w`).join(', ');

/** The part of the window's width that the first photograph of the home page has, for `sizes`. */
export const heroSizes = '(min-width: 60rem) 48vw, 100vw';
