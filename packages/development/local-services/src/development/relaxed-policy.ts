/**
 * Extends the product's content security policy for hot reload. It allows a web socket to the page's own origin, which
 * `'self'` doesn't include in every browser. It also allows the inline styles of the overlay for compile errors.
 *
 * @param policy - the product's header
 * @returns the header for a development server's own responses. The API's responses have the product's header
 */
export const relaxed = (policy: string): string =>
  `${policy};connect-src 'self' ws: wss:;style-src 'self' 'unsafe-inline'`;
