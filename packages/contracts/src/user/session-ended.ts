/** The message of an expired session. */
export const sessionEnded = 'Your session has expired. Please log in again.';

/**
 * Whether a message says that the session is over (docs/product/public-site.md, Notices). No other response contains
 * these words, so they log the user out whatever the status is.
 *
 * @param message of the response
 */
export const saysSessionEnded = (message: string): boolean =>
  /jwt expired|Your session has expired/.test(message);
