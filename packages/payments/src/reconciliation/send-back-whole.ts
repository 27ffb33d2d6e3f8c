import type Stripe from 'stripe';
import { RefundNotPossibleError } from '../ask-refund';
import { hasFailed } from './own-refund';

/**
 * Has all that a checkout took sent back, once: pressed again, it finds that it was sent before.
 *
 * @param intentId - of the checkout; undefined where nobody has paid
 * @param record - of ours, as the refund's metadata name it: `{ payment: id }`
 * @returns the payment intent, and whether anything was still to be sent
 * @throws RefundNotPossibleError when nobody has paid; StripeError when Stripe refuses or is away
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
