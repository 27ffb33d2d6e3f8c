/**
 * Extends the product's content security policy for hot reload. It adds a web socket to the page's own origin, for
 * browsers in which `'self'` doesn't include it, and the inline styles of the overlay for compile errors.
 *
 * @param policy - the product's header
 * @returns the header for a development server's own responses. The API's responses have the product's header
 */
export const relaxed = (policy: string): string =>
  `${policy};connect-src 'self' ws: wss:;style-src 'self' 'unsafe-inline'`;
