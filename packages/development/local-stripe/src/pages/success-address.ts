/**
 * Where the payer goes after paying.
 *
 * @param template the session's `success_url`; `{CHECKOUT_SESSION_ID}` stands for the id, as Stripe documents
 */
export function successAddress(template: string, sessionId: string): string {
  return template.replaceAll('{CHECKOUT_SESSION_ID}', sessionId);
}
