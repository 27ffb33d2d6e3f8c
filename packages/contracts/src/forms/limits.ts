/** Characters of a name; 50 also where the specification says 25 (decisions.md). */
export const nameLimit = 50;

/** Characters of a street, a city or a country (product.md section 5). */
export const addressLimit = 50;

/** Characters of a school's name (forms.md section 5). */
export const schoolLimit = 200;

/** Characters of the detail behind a Yes (forms.md section 5). */
export const detailLimit = 200;

/** Characters of a text in which somebody tells of themselves (product.md section 5). */
export const narrativeLimit = 500;

/** An upload may have at most this many bytes (reliability-and-security.md, Uploads). */
export const uploadLimitInBytes = 8 * 1024 * 1024;

/** More pixels than any camera's photo; a small file can claim far more and fill the memory (ibid.). */
export const mostImagePixels = 40_000_000;

/** What the file picker offers and the server accepts by magic bytes. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
