/** The shared patterns of docs/product/forms.md. Browser and server check with these only. */

/** An optional 1, then ten digits, separated by parentheses, dashes, dots or spaces. */
export const phonePattern = /^(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}$/;

/**
 * Text, an @, and a domain with a dot. It may not contain spaces, header characters, joiners, double dots, or dots at
 * an end (RFC 5321 section 4.1.2). At most 254 characters.
 */
export const emailPattern =
  /^(?!\.|.*\.[.@])[^\s@<>"(),:;[\]\\\u200c\u200d]{1,64}@(?!\.)[^\s@<>"(),:;[\]\\\u200c\u200d]+\.[^\s@<>"(),:;[\]\\.]{2,}$/;

/** Five digits with an optional four-digit extension. */
export const zipPattern = /^\d{5}(?:-\d{4})?$/;

/** Two letters. */
export const statePattern = /^[A-Za-z]{2}$/;

/** 8 to 32 characters with a digit, a lower-case and an upper-case letter. */
export const passwordPattern = /^(?=.*\d)(?=.*[a-z])(?=.*[A-Z]).{8,32}$/s;
