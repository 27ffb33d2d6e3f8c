/** What a person is told whose session is over. */
export const sessionEnded = 'Your session has expired. Please log in again.';

/**
 * Whether an answer's words say that the session is over (docs/product/public-site.md, Notices). No other answer of
 * the API contains
 * them, so they log out whatever the status is.
 *
 * @param message of the answer
 */
export const saysSessionEnded = (message: string): boolean =>
  /jwt expired|Your session has expired/.test(message);
