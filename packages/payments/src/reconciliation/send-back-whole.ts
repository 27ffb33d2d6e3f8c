import type Stripe from 'stripe';
import { RefundNotPossibleError } from '../ask-refund';
import { hasFailed } from './own-refund';

/**
 * Refunds the whole amount of a checkout, once. A repeated call finds the earlier refund.
 * @param intentId - payment intent of the checkout, or undefined if nobody has paid
 * @param record - our record for the refund's metadata: `{ payment: id }`
 * @returns the payment intent, and whether this call refunded anything
 * @throws RefundNotPossibleError if nobody has paid, or StripeError when Stripe refuses or does not answer
 */
export async function sendBackWhole(
  stripe: Stripe,
  intentId: string | undefined,
  record: Readonly<Record<string, string>>,
): Promise<{ intentId: string; isSent: boolean }> {
  if (!intentId) throw new RefundNotPossibleError('This checkout isn’t paid in Stripe.');
  const { data: made } = await stripe.refunds.list({ payment_intent: intentId, limit: 100 });
  const isSent = made.every(hasFailed);
  if (isSent)
    await stripe.refunds.create(
      { payment_intent: intentId, metadata: record },
      { idempotencyKey: `mismatch-${Object.values(record).join('-')}-${made.length}` },
    );
  return { intentId, isSent };
}
