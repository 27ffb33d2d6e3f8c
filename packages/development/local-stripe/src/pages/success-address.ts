/**
 * The payer's URL after paying.
 *
 * @param template the session's `success_url`, in which the id replaces `{CHECKOUT_SESSION_ID}`, as Stripe documents
 */
export function successAddress(template: string, sessionId: string): string {
  return template.replaceAll('{CHECKOUT_SESSION_ID}', sessionId);
}
