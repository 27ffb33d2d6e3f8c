import { centsAsText } from '@camp/contracts/payment/dollars';
import { reconcileActions } from '@camp/contracts/payment/reconciliation';
import { recordEvent } from '@camp/database/outbox/record-event';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { Types } from 'mongoose';
import type Stripe from 'stripe';
import { disputedMessage, RefundNotPossibleError } from '../ask-refund';
import { isDisputed } from '../dispute';
import type { PaymentDependencies } from '../payment-dependencies';
import type { Noted } from './outcome';
import { hasFailed, ownOf } from './own-refund';
import { replaceFailed } from './replaced-refunds';

/**
 * Requeues failed refunds and sends the due ones.
 * @throws RefundNotPossibleError if no refund waits or Stripe lacks the money for it, or StripeError when Stripe does
 *   not answer
 */
export async function refundAgain(deps: PaymentDependencies, payment: StoredPayment): Promise<Noted> {
  await refuseWithoutMoney(deps, payment);
  const { connection, models } = deps;
  const row = await inTransaction(connection, async (session) => {
    const now = await models.Payment.findById(payment._id).session(session).orFail().lean<StoredPayment>();
    const failed = now.refunds.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && !now.refunds.some(({ status }) => status === 'due'))
      throw new RefundNotPossibleError('Every refund of this payment is already done.');
    const isReplaced = replaceFailed(now).hasChanged;
    for (const { _id, stripeRefundId, amount } of failed) {
      const back = now.refunds.reduce((sum, one) => (one.status === 'failed' ? sum : sum + one.amount), 0);
      if (isReplaced || back + amount > now.amount)
        throw new RefundNotPossibleError(
          'Too little of this payment is left for this refund. Open the payment to see its other refunds.',
        );
      await models.Payment.updateOne(
        { _id: now._id, 'refunds._id': new Types.ObjectId(_id) },
        {
          $set: { 'refunds.$.status': 'due' },
          ...(stripeRefundId && { $addToSet: { 'refunds.$.failedRefundIds': stripeRefundId } }),
          $unset: { 'refunds.$.stripeRefundId': 1 },
        },
        { session },
      );
    }
    return recordEvent(models, session, 'payment.refund-due', { paymentId: now._id.toString() });
  });
  return { hasChanged: true, rows: [row] };
}

const sumOf = (refunds: readonly { amount: number }[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Stripe can't refund more than it has. */
async function refuseWithoutMoney({ stripe }: PaymentDependencies, payment: StoredPayment): Promise<void> {
  const { paymentIntentId, amount, refunds } = payment;
  const waiting = refunds.filter(({ status }) => status === 'due' || status === 'failed');
  if (sumOf(waiting) === 0) return;
  if (isDisputed(payment)) throw new RefundNotPossibleError(disputedMessage);
  if (!paymentIntentId)
    throw new RefundNotPossibleError(
      'This payment wasn’t made in Stripe, so it can’t be refunded there. If the family did pay, pay them back another way.',
    );
  const made: Stripe.Refund[] = [];
  for await (const one of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }))
    if (!hasFailed(one)) made.push(one);
  const isMade = (refund: PaymentRefund) => made.some((one) => ownOf(payment, one)?._id.equals(refund._id));
  const wanted = sumOf(waiting.filter((refund) => !isMade(refund)));
  const left = amount - sumOf(made);
  if (wanted > left)
    throw new RefundNotPossibleError(
      `Stripe has only ${centsAsText(left)} of this payment left for a ${centsAsText(wanted)} refund. Select “Check now”, then “${reconcileActions['take-over']}”.`,
    );
}
