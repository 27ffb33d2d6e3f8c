import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { recordEvent } from '@camp/database/outbox/record-event';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted } from 'mongoose';
import Stripe from 'stripe';
import type { PaymentDependencies } from './payment-dependencies';

/** Stripe will never make this refund (no money left, no such payment): a person has to look. */
export class RefundRefusedError extends Error {
  override readonly name = 'RefundRefusedError';
}

/**
 * Sends back what is due of a payment, each refund once however often this runs.
 *
 * @returns the events to dispatch
 * @throws RefundRefusedError; StripeError when Stripe does not answer
 */
export async function refundDue(deps: PaymentDependencies, paymentId: string): Promise<StoredOutboxRow[]> {
  const payment = await deps.models.Payment.findById(paymentId).lean<StoredPayment>();
  if (!payment) return [];
  const rows: StoredOutboxRow[] = [];
  for (const refund of payment.refunds.filter(({ status }) => status === 'due')) {
    const made = await sendBack(deps, payment, refund);
    const row = await noteRefund(deps, payment, refund, made.id);
    if (row) rows.push(row);
  }
  return rows;
}

async function sendBack(
  { stripe }: PaymentDependencies,
  { paymentIntentId }: StoredPayment,
  { _id, amount }: PaymentRefund,
): Promise<Stripe.Refund> {
  if (!paymentIntentId) throw new RefundRefusedError('The payment has no payment intent.');
  const refund = _id.toString();
  // Stripe forgets idempotency keys after a day; the refund itself it never forgets.
  for await (const made of stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 }))
    if (made.metadata?.refund === refund) return made;
  try {
    return await stripe.refunds.create(
      { payment_intent: paymentIntentId, amount, metadata: { refund } },
      { idempotencyKey: `refund-${refund}` },
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError)
      throw new RefundRefusedError(`Stripe refused the refund: ${error.code ?? error.type}`, {
        cause: error,
      });
    throw error;
  }
}

async function noteRefund(
  { connection, models, clock }: PaymentDependencies,
  payment: StoredPayment,
  { _id }: PaymentRefund,
  stripeRefundId: string,
): Promise<StoredOutboxRow | undefined> {
  return inTransaction(connection, async (session) => {
    const noted = await models.Payment.findOneAndUpdate(
      { _id: payment._id, refunds: trusted({ $elemMatch: { _id, status: 'due' } }) },
      {
        'refunds.$.status': 'done',
        'refunds.$.stripeRefundId': stripeRefundId,
        'refunds.$.doneAt': clock.now(),
      },
      { session, returnDocument: 'after' },
    ).lean<StoredPayment>();
    if (!noted) return undefined;
    const back = noted.refunds
      .filter(({ status }) => status === 'done')
      .reduce((sum, { amount }) => sum + amount, 0);
    const status = back >= noted.amount ? 'refunded' : 'partly-refunded';
    await models.Payment.updateOne({ _id: payment._id }, { status }, { session });
    const refunded = { paymentId: payment._id.toString(), refundId: _id.toString() };
    return recordEvent(models, session, 'payment.refunded', refunded);
  });
}
