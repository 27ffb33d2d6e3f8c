import { writeAudit } from '@camp/database/audit/write-audit';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { recordEvent } from '@camp/database/outbox/record-event';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted, Types } from 'mongoose';
import type Stripe from 'stripe';
import { settleRegistrations } from '../after-refund';
import type { PaymentDependencies } from '../payment-dependencies';
import { statusOf } from '../refund';
import { returnsOf } from '../returns';
import { shareOut } from '../shares';

/**
 * Writes a refund down that somebody made at Stripe by hand, once: shared among the campers by what is left of each,
 * with the consequences of any other refund. Nobody loses a seat by it.
 *
 * @returns the events to dispatch
 */
export async function noteHandRefund(
  { connection, models }: PaymentDependencies,
  { _id }: StoredPayment,
  made: Stripe.Refund,
  actorId: string,
): Promise<StoredOutboxRow[]> {
  return inTransaction(connection, async (session) => {
    const payment = await models.Payment.findOne({ _id, 'refunds.stripeRefundId': trusted({ $ne: made.id }) })
      .session(session)
      .lean<StoredPayment>();
    if (!payment) return [];
    const open = returnsOf(payment).filter(({ left }) => left > 0);
    const lines = open.length > 0 ? open : returnsOf(payment);
    const weights = lines.map(({ left, price }) => (open.length > 0 ? left : price));
    const at = new Date(made.created * 1000);
    const refund: PaymentRefund = {
      _id: new Types.ObjectId(),
      campers: lines.map(({ line }) => line.camperId),
      amount: made.amount,
      shares: shareOut(made.amount, weights).map((amount, index) => ({
        camperId: (lines[index] as (typeof lines)[number]).line.camperId,
        amount,
      })),
      reason: 'Sent back by hand.',
      status: 'done',
      stripeRefundId: made.id,
      requestedAt: at,
      doneAt: at,
      requestedBy: new Types.ObjectId(actorId),
      seat: 'keep',
    };
    const noted = { ...payment, refunds: [...payment.refunds, refund] };
    await models.Payment.updateOne(
      { _id },
      { $push: { refunds: refund }, $set: { status: statusOf(noted) } },
      { session },
    );
    const written = { actorId, action: 'refund', subject: 'payment' } as const;
    await writeAudit(models, { ...written, recordIds: [_id, ...refund.campers] }, session);
    await settleRegistrations(models, session, noted, refund);
    const refunded = { paymentId: _id.toString(), refundId: refund._id.toString() };
    return [await recordEvent(models, session, 'payment.refunded', refunded)];
  });
}
