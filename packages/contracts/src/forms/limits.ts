/** Characters of a name; 50 also where the specification says 25 (docs/product/forms.md). */
export const nameLimit = 50;

/** Characters of a street, a city or a country (docs/product/forms.md). */
export const addressLimit = 50;

/** Characters of a school's name (docs/product/forms.md). */
export const schoolLimit = 200;

/** Characters of the detail behind a Yes (docs/product/forms.md). */
export const detailLimit = 200;

/** Characters of a text in which somebody tells of themselves (docs/product/forms.md). */
export const narrativeLimit = 500;

/** Characters of an e-mail address (RFC 5321 section 4.5.3.1.3, without the brackets). */
export const emailLimit = 254;

/** Characters of a phone number as it is written; the pattern takes 17. */
export const phoneLimit = 20;

/** Characters of a zip code with its extension. */
export const zipLimit = 10;

/** Characters of a password; `passwordPattern` says the same. */
export const passwordLimit = 32;

/** More characters than any option, date or number has that is sent as text. */
export const briefLimit = 64;

/**
 * Characters that a text may have as it is sent: its own limit twice, because a line end may come as two characters,
 * and room for blanks around it. What is longer is refused before anything reads it
 * (docs/decisions/0013-bounded-texts.md).
 *
 * @param limit most characters of the text itself
 */
export const mostAsSent = (limit: number): number => 2 * limit + 1_000;

/** An upload may have at most this many bytes (docs/reliability.md, Uploads). */
export const uploadLimitInBytes = 8 * 1024 * 1024;

/** More pixels than any camera's photo; a small file can claim far more and fill the memory (ibid.). */
export const mostImagePixels = 40_000_000;

/** What the file picker offers and the server accepts by magic bytes. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
