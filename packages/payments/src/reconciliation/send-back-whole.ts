import type Stripe from 'stripe';
import { RefundNotPossibleError } from '../ask-refund';
import { hasFailed } from './own-refund';
import { intentOf, type Session } from './sessions';

/**
 * Refunds what is left of a checkout, once. A repeated call finds the earlier refund.
 * @param record - our record for the refund's metadata: `{ payment: id }`
 * @returns the payment intent, and whether this call refunded anything
 * @throws RefundNotPossibleError if nobody has paid, or StripeError when Stripe refuses or does not answer
 */
export async function sendBackWhole(
  stripe: Stripe,
  session: Session,
  record: Readonly<Record<string, string>>,
): Promise<{ intentId: string; isSent: boolean }> {
  const intentId = intentOf(session);
  if (!intentId) throw new RefundNotPossibleError('This checkout isn’t paid in Stripe.');
  const made: Stripe.Refund[] = [];
  for await (const one of stripe.refunds.list({ payment_intent: intentId, limit: 100 })) made.push(one);
  const isSent = leftOf(session, made) > 0;
  // Without an amount, Stripe refunds the rest.
  if (isSent)
    await stripe.refunds.create(
      { payment_intent: intentId, metadata: record },
      { idempotencyKey: `mismatch-${Object.values(record).join('-')}-${made.length}` },
    );
  return { intentId, isSent };
}

/** Unrefunded cents of a checkout. @param made - its refunds at Stripe */
export const leftOf = (session: Session, made: readonly Stripe.Refund[]): number =>
  made
    .filter((refund) => !hasFailed(refund))
    .reduce((left, { amount }) => left - amount, session.amount_total ?? 0);
