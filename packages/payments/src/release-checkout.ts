import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted } from 'mongoose';
import Stripe from 'stripe';
import type { PaymentDependencies } from './payment-dependencies';
import { settle } from './settle';

/**
 * Closes a checkout that may still be paid, so that its campers can go into another one or be deleted. Asks Stripe
 * first: what was paid meanwhile is settled instead.
 *
 * @returns whether the campers are free now; false while a delayed payment is on its way or the money has come
 */
export async function releaseCheckout(deps: PaymentDependencies, payment: StoredPayment): Promise<boolean> {
  if (payment.sessionId) {
    const { settlement } = await settle(deps, payment.sessionId);
    if (settlement === 'expired' || settlement === 'failed') return true;
    if (settlement !== 'open') return false;
    if (!(await expired(deps, payment.sessionId))) return releaseCheckout(deps, payment);
  }
  // Without a session nobody got an address to pay at; one that Stripe made all the same is found by reconciliation.
  await deps.models.Payment.updateOne(
    { _id: payment._id, settledAt: trusted({ $exists: false }) },
    { $set: { status: 'expired' }, $unset: { openCampers: 1 } },
  );
  return true;
}

/** @returns false when it was paid or expired in the same moment */
async function expired({ stripe }: PaymentDependencies, sessionId: string): Promise<boolean> {
  try {
    await stripe.checkout.sessions.expire(sessionId);
    return true;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return false;
    throw error;
  }
}
