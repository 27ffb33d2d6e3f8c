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

/** Stripe will not make this refund (no money left, no such payment, the bank took none): a person has to look. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';
}

/**
 * Looks at a refund that Stripe told something about: a bank may refuse the money days after it was sent.
 *
 * @param stripeRefundId - Stripe's id of the refund
 * @throws RefundRefusedError when it is ours and was not known to have failed; StripeError when Stripe does not know it
 * or does not answer
 */
export async function checkRefund(deps: PaymentDependencies, stripeRefundId: string): Promise<void> {
  const made = await deps.stripe.refunds.retrieve(stripeRefundId);
  const paymentIntentId = hasFailed(made) ? intentOf(made) : undefined;
  if (!paymentIntentId) return;
  const payment = await deps.models.Payment.findOne({ paymentIntentId }).lean<StoredPayment>();
  // The camp may make refunds at Stripe by hand.
  const own = payment && ownOf(payment, made);
  if (own) await refuseFailed(deps, payment._id, own._id, made);
}

/**
 * Notes that a refund failed, also one that was noted as done; then the family, which was told of it, is told once that
 * it did not arrive. Nothing happens where it was noted before, and where the money has been asked for once more since
 * or went back otherwise: Stripe tells of an attempt more than once, and late.
 *
 * @returns the events to dispatch, where it was not noted
 * @throws RefundRefusedError when it was noted
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

/** Whether the record does not know yet that this attempt failed, and is about this attempt. */
const isNewFailure = ({ status, stripeRefundId, failedRefundIds = [] }: PaymentRefund, made: Stripe.Refund) =>
  !failedRefundIds.includes(made.id) &&
  (stripeRefundId === undefined || (stripeRefundId === made.id && status !== 'failed'));
