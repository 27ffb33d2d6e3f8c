import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted } from 'mongoose';
import Stripe from 'stripe';
import type { PaymentDependencies } from './payment-dependencies';
import { settle } from './settle';

/** Retries once if a session was paid or expired while it was being closed. */
const attempts = 2;

const closed = { $set: { status: 'expired' }, $unset: { openCampers: 1 } } as const;

/**
 * Closes an open checkout, so that its campers can be put into another one or deleted. It asks Stripe first and settles
 * a paid checkout.
 * @returns whether the campers are free, which they aren't after a payment or while a delayed payment is pending
 * @throws StripeError when Stripe does not answer, or refuses to close a session that it reports as open
 */
export async function releaseCheckout(deps: PaymentDependencies, payment: StoredPayment): Promise<boolean> {
  const sessionId = payment.sessionId ?? (await closeUnanswered(deps, payment));
  return sessionId ? closeSession(deps, payment, sessionId) : true;
}

/**
 * Closes a checkout without a session. Nobody has its address or will get it, since a concurrent call that waits for
 * Stripe finds the checkout closed (`ensureSession`).
 * @returns the session, if it was stored in the meantime
 */
async function closeUnanswered({ models }: PaymentDependencies, { _id }: StoredPayment) {
  const withoutSession = { _id, sessionId: trusted({ $exists: false }) };
  const { matchedCount } = await models.Payment.updateOne(withoutSession, closed);
  if (matchedCount === 1) return undefined;
  return (await models.Payment.findById(_id).lean<StoredPayment>())?.sessionId;
}

async function closeSession(
  deps: PaymentDependencies,
  { _id }: StoredPayment,
  sessionId: string,
): Promise<boolean> {
  for (let attempt = 1; ; attempt += 1) {
    const { settlement } = await settle(deps, sessionId);
    if (settlement === 'expired' || settlement === 'failed') return true;
    if (settlement !== 'open') return false;
    try {
      await deps.stripe.checkout.sessions.expire(sessionId);
      await deps.models.Payment.updateOne({ _id, settledAt: trusted({ $exists: false }) }, closed);
      return true;
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || attempt === attempts) throw error;
    }
  }
}
