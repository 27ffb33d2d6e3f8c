import { editable } from './editable';

/** How the camp's pages and emails look. */
export const appearanceContent = editable('appearance', {
  /** Color of links and buttons, as `#rrggbb`. */
  accent: '#a3461f',
  /** Id of the uploaded picture. Empty for the drawing that the product ships. */
  logo: '',
});

/** Sides of the logo's squares in pixels: a browser's tab, header and emails, phones' home screens, shared links. */
export const logoSizes = [48, 96, 180, 192, 512] as const;

/**
 * The camp's own logo as a PNG. A new logo has a new address, so browsers cache it forever.
 *
 * @returns a path of this site, undefined while the camp has the shipped drawing
 */
export const logoPath = (
  size: (typeof logoSizes)[number],
  id: string = appearanceContent.logo,
): string | undefined => (id === '' ? undefined : `/images/${id}-${size}.png`);
