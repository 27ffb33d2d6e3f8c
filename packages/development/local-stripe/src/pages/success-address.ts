/**
 * The payer's URL after paying.
 *
 * @param template the session's `success_url`; `{CHECKOUT_SESSION_ID}` is replaced by the id, as Stripe documents
 */
export function successAddress(template: string, sessionId: string): string {
  return template.replaceAll('{CHECKOUT_SESSION_ID}', sessionId);
}
