/** Maximum characters of a name. It is 50 even where the specification says 25 (docs/product/forms.md). */
export const nameLimit = 50;

/** Maximum characters of a street, a city or a country (docs/product/forms.md). */
export const addressLimit = 50;

/** Maximum characters of a school's name (docs/product/forms.md). */
export const schoolLimit = 200;

/** Maximum characters of the detail of a Yes (docs/product/forms.md). */
export const detailLimit = 200;

/** Maximum characters of a text about oneself (docs/product/forms.md). */
export const narrativeLimit = 500;

/** Maximum characters of an email address (RFC 5321 section 4.5.3.1.3, without the brackets). */
export const emailLimit = 254;

/** Maximum characters of a phone number as typed. The pattern allows 17. */
export const phoneLimit = 20;

/** Maximum characters of a zip code with its extension. */
export const zipLimit = 10;

/** Maximum characters of a password, as in `passwordPattern`. */
export const passwordLimit = 32;

/** Longer than any option, date or number that is sent as text. */
export const briefLimit = 64;

/**
 * Maximum characters of a text as it is sent: twice its own limit, plus room for surrounding blanks. A line end may be
 * two characters. Longer texts are rejected unread (docs/decisions/0013-bounded-texts.md).
 *
 * @param limit maximum characters of the text itself
 */
export const mostAsSent = (limit: number): number => 2 * limit + 1_000;

/** Maximum bytes of an upload (docs/reliability.md, Uploads). */
export const uploadLimitInBytes = 8 * 1024 * 1024;

/**
 * Maximum pixels, above any camera's photo. A small file can declare far more and exhaust the memory
 * (docs/reliability.md, Uploads).
 */
export const mostImagePixels = 40_000_000;

/** The types that the file picker offers and the server accepts by their magic bytes. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
