/**
 * Adds what hot reload needs to the product's content security policy. Those are a web socket to the page's own origin,
 * for browsers in which `'self'` does not cover it, and the inline styles of the overlay for compile errors.
 *
 * @param policy - the product's header
 * @returns the header for a development server's own responses; the API's responses keep the product's
 */
export const relaxed = (policy: string): string =>
  `${policy};connect-src 'self' ws: wss:;style-src 'self' 'unsafe-inline'`;
