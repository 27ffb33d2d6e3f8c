/** Text limits in characters (forms.md sections 5 and 9). */
export const nameLimit = 50;
export const addressLimit = 50;
export const schoolLimit = 200;
export const detailLimit = 200;
export const narrativeLimit = 500;

/** An upload may have at most this many bytes (reliability-and-security.md, Uploads). */
export const uploadLimitInBytes = 8 * 1024 * 1024;

/** More pixels than any camera's photo; a small file can claim far more and fill the memory (ibid.). */
export const mostImagePixels = 40_000_000;

/** What the file picker offers and the server accepts by magic bytes. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
