import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { recordEvent } from '@camp/database/outbox/record-event';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import type { Types } from 'mongoose';
import type Stripe from 'stripe';
import { coverAgain } from './after-refund';
import type { PaymentDependencies } from './payment-dependencies';
import { statusOf } from './payment-status';
import { hasFailed, ownOf } from './reconciliation/own-refund';
import { intentOf } from './reconciliation/sessions';

/**
 * Stripe refuses this refund, so a person has to decide. There is no money left, no such payment, or the bank refused
 * it.
 */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';
}

/**
 * Checks a refund after a webhook event from Stripe, since a bank may refuse the money days later.
 *
 * @param stripeRefundId - Stripe's id of the refund
 * @throws RefundRefusedError if it is ours and newly failed, or StripeError if Stripe doesn't know it or doesn't answer
 */
export async function checkRefund(deps: PaymentDependencies, stripeRefundId: string): Promise<void> {
  const made = await deps.stripe.refunds.retrieve(stripeRefundId);
  const paymentIntentId = hasFailed(made) ? intentOf(made) : undefined;
  if (!paymentIntentId) return;
  const payment = await deps.models.Payment.findOne({ paymentIntentId }).lean<StoredPayment>();
  // Somebody may have refunded manually in Stripe's dashboard.
  const own = payment && ownOf(payment, made);
  if (own) await refuseFailed(deps, payment._id, own._id, made);
}

/**
 * Records that a refund failed, even after it counted as done. The family, which was informed of the refund, gets one
 * email that it didn't arrive. Nothing changes if the failure is already recorded, or the money was requested again or
 * returned otherwise. Stripe may report an attempt repeatedly and late.
 *
 * @returns the events to dispatch, if it isn't recorded as failed
 * @throws RefundRefusedError after the failure was recorded
 */
export async function refuseFailed(
  { connection, models }: PaymentDependencies,
  paymentId: Types.ObjectId,
  refundId: Types.ObjectId,
  made: Stripe.Refund,
): Promise<StoredOutboxRow[]> {
  const isRecorded = await inTransaction(connection, async (session) => {
    const payment = await models.Payment.findById(paymentId).session(session).lean<StoredPayment>();
    const refund = payment?.refunds.find(({ _id }) => _id.equals(refundId));
    if (!refund || !isNewFailure(refund, made)) return false;
    const { doneAt } = refund;
    const isFirstReport = doneAt !== undefined && refund.toldAt === undefined;
    const noted = await models.Payment.findOneAndUpdate(
      { _id: paymentId, 'refunds._id': refundId },
      {
        $set: {
          'refunds.$.status': 'failed',
          'refunds.$.stripeRefundId': made.id,
          ...(isFirstReport && { 'refunds.$.toldAt': doneAt }),
        },
        $unset: { 'refunds.$.doneAt': 1 },
      },
      { session, returnDocument: 'after' },
    )
      .orFail()
      .lean<StoredPayment>();
    await models.Payment.updateOne({ _id: paymentId }, { status: statusOf(noted) }, { session });
    await coverAgain(models, session, noted, refund);
    const failed = { paymentId: paymentId.toString(), refundId: refundId.toString() };
    if (isFirstReport) await recordEvent(models, session, 'payment.refund-failed', failed);
    return true;
  });
  if (!isRecorded) return [];
  throw new RefundRefusedError(
    `Refund ${made.id} ${made.status}: ${made.failure_reason ?? 'no reason given'}`,
  );
}

/** Whether the refund belongs to this attempt and its failure isn't recorded yet. */
const isNewFailure = ({ status, stripeRefundId, failedRefundIds = [] }: PaymentRefund, made: Stripe.Refund) =>
  !failedRefundIds.includes(made.id) &&
  (stripeRefundId === undefined || (stripeRefundId === made.id && status !== 'failed'));
