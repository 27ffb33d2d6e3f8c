import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted } from 'mongoose';
import Stripe from 'stripe';
import type { PaymentDependencies } from './payment-dependencies';
import { settle } from './settle';

/** A session that was paid or expired in the moment of closing is looked at once more. */
const attempts = 2;

const closed = { $set: { status: 'expired' }, $unset: { openCampers: 1 } } as const;

/**
 * Closes a checkout that may still be paid, so that its campers can go into another one or be deleted. Asks Stripe
 * first: what was paid meanwhile is settled instead.
 *
 * @returns whether the campers are free now; false while a delayed payment is on its way or the money has come
 * @throws StripeError when Stripe does not answer, or refuses to close what it says is open
 */
export async function releaseCheckout(deps: PaymentDependencies, payment: StoredPayment): Promise<boolean> {
  const sessionId = payment.sessionId ?? (await closeUnanswered(deps, payment));
  return sessionId ? closeSession(deps, payment, sessionId) : true;
}

/**
 * Without a session nobody got an address to pay at, and nobody will: who is waiting for Stripe's answer now finds
 * the checkout closed (`ensureSession`).
 *
 * @returns the session, if it became known meanwhile
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
