import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted } from 'mongoose';
import Stripe from 'stripe';
import { refuseFailed, RefundRefusedError } from './failed-refund';
import { followRefund, offerSeatsOfGone } from './follow-refund';
import type { PaymentDependencies } from './payment-dependencies';
import { statusOf } from './payment-status';
import { recordHandRefund } from './reconciliation/record-hand-refund';
import { hasFailed, ownOf } from './reconciliation/own-refund';

/**
 * Sends the due refunds of a payment. Repeated calls send each refund once. A refund that is pending at Stripe counts
 * as done, and `checkRefund` records a later failure.
 *
 * @returns the events to dispatch
 * @throws RefundRefusedError after all others were sent, or StripeError if Stripe doesn't answer
 */
export async function refundDue(deps: PaymentDependencies, paymentId: string): Promise<StoredOutboxRow[]> {
  const payment = await deps.models.Payment.findById(paymentId).lean<StoredPayment>();
  if (!payment) return [];
  const rows: StoredOutboxRow[] = [];
  const refusals: RefundRefusedError[] = [];
  for (const refund of payment.refunds.filter(({ status }) => status === 'due')) {
    try {
      // A free registration has no money to refund.
      const made = refund.amount > 0 ? await sendBack(deps, payment, refund) : undefined;
      if (made && hasFailed(made)) rows.push(...(await refuseFailed(deps, payment._id, refund._id, made)));
      else rows.push(...(await recordRefund(deps, payment, refund, made?.id)));
    } catch (error) {
      if (!(error instanceof RefundRefusedError)) throw error;
      const byHand = await sentByHand(deps, payment, refund);
      if (byHand) rows.push(...byHand);
      else refusals.push(error);
    }
  }
  if (refusals[0]) throw refusals[0];
  return rows;
}

/**
 * If Stripe has too little money left, somebody may have refunded it manually.
 *
 * @returns the events to dispatch, or undefined if there is no manual refund of this amount
 */
async function sentByHand(
  deps: PaymentDependencies,
  { _id }: StoredPayment,
  { amount, requestedBy }: PaymentRefund,
): Promise<StoredOutboxRow[] | undefined> {
  const payment = await deps.models.Payment.findById(_id).lean<StoredPayment>();
  if (!payment?.paymentIntentId) return undefined;
  for await (const made of refundsOf(deps, payment.paymentIntentId))
    if (made.amount === amount && !hasFailed(made) && !ownOf(payment, made))
      return (await recordHandRefund(deps, payment, made, requestedBy?.toString())).rows;
  return undefined;
}

const refundsOf = ({ stripe }: Pick<PaymentDependencies, 'stripe'>, intentId: string) =>
  stripe.refunds.list({ payment_intent: intentId, limit: 100 });

async function sendBack(
  deps: PaymentDependencies,
  { paymentIntentId }: StoredPayment,
  { _id, amount, failedRefundIds = [], refusals = 0 }: PaymentRefund,
): Promise<Stripe.Refund> {
  if (!paymentIntentId) throw new RefundRefusedError('The payment has no payment intent.');
  const refund = _id.toString();
  // Stripe also replays a refusal under its idempotency key.
  const attempt = [refund, amount, failedRefundIds.length, refusals].join('-');
  // Stripe forgets idempotency keys after a day, but never a refund.
  for await (const made of refundsOf(deps, paymentIntentId))
    if (made.metadata?.refund === refund && !failedRefundIds.includes(made.id)) return made;
  try {
    return await deps.stripe.refunds.create(
      { payment_intent: paymentIntentId, amount, metadata: { refund } },
      { idempotencyKey: `refund-${attempt}` },
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    await deps.models.Payment.updateOne({ 'refunds._id': _id }, { $inc: { 'refunds.$.refusals': 1 } });
    throw new RefundRefusedError(`Stripe refused the refund: ${error.code ?? error.type}`, { cause: error });
  }
}

/** Records a completed refund once and applies it to its registrations. */
async function recordRefund(
  deps: PaymentDependencies,
  payment: StoredPayment,
  { _id, requestedBy }: PaymentRefund,
  stripeRefundId: string | undefined,
): Promise<StoredOutboxRow[]> {
  const { connection, models, clock } = deps;
  const followed = await inTransaction(connection, async (session) => {
    const now = await models.Payment.findOneAndUpdate(
      { _id: payment._id, refunds: trusted({ $elemMatch: { _id, status: 'due' } }) },
      {
        'refunds.$.status': 'done',
        'refunds.$.doneAt': clock.now(),
        ...(stripeRefundId && { 'refunds.$.stripeRefundId': stripeRefundId }),
      },
      { session, returnDocument: 'after' },
    ).lean<StoredPayment>();
    const refund = now?.refunds.find((one) => one._id.equals(_id));
    if (!now || !refund) return undefined;
    await models.Payment.updateOne({ _id: payment._id }, { status: statusOf(now) }, { session });
    return followRefund(deps, session, now, refund, requestedBy?.toString());
  });
  if (!followed) return [];
  return [...followed.rows, ...(await offerSeatsOfGone(deps, payment, followed.gone))];
}
