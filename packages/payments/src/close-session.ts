import Stripe from 'stripe';

/**
 * Closes a session whose address must not be used.
 *
 * @throws StripeError when Stripe does not answer
 */
export async function closeSession(stripe: Stripe, sessionId: string): Promise<void> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
  } catch (error) {
    // Paid or closed by a concurrent request.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  }
}
