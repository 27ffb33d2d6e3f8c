/**
 * Adds to the product's content security policy what hot reload needs: a web socket to the page's own origin, for
 * browsers in which `'self'` does not cover it, and the inline styles of the overlay that shows what does not compile.
 *
 * @param policy - the product's header
 * @returns the header of a development server's own answers; the API's answers keep the product's
 */
export const relaxed = (policy: string): string =>
  `${policy};connect-src 'self' ws: wss:;style-src 'self' 'unsafe-inline'`;
