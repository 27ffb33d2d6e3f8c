import { writeAudit } from '@camp/database/audit/write-audit';
import type { PaymentDispute, PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { Types } from 'mongoose';
import type Stripe from 'stripe';
import { settleRegistrations } from './after-refund';
import type { PaymentDependencies } from './payment-dependencies';
import { statusOf } from './payment-status';
import { intentOf } from './reconciliation/sessions';
import { returnsOf } from './returns';
import { shareOut } from './shares';

/** What the family reads where its bank has taken the money back. */
const disputeReason = 'Your bank took it back after a dispute.';

/** What Stripe's many words for it come to. */
export function outcomeOf({ status }: Pick<Stripe.Dispute, 'status'>): PaymentDispute['status'] {
  if (status === 'lost') return 'lost';
  return status === 'won' || status === 'warning_closed' || status === 'prevented' ? 'won' : 'open';
}

/**
 * Looks at a dispute that Stripe told something about.
 *
 * @returns whether it was news
 * @throws StripeError when Stripe does not know it or does not answer
 */
export async function checkDispute(deps: PaymentDependencies, disputeId: string): Promise<boolean> {
  return noteDispute(deps, await deps.stripe.disputes.retrieve(disputeId));
}

/**
 * Notes what Stripe says of a dispute, each step once: opened and won change nothing of the payment; what is lost counts
 * as returned, and the office chooses what becomes of the registrations.
 *
 * @returns whether it was news
 */
export async function noteDispute(
  { connection, models, clock }: Pick<PaymentDependencies, 'connection' | 'models' | 'clock'>,
  dispute: Stripe.Dispute,
): Promise<boolean> {
  const paymentIntentId = intentOf(dispute);
  if (!paymentIntentId) return false;
  return inTransaction(connection, async (session) => {
    const payment = await models.Payment.findOne({ paymentIntentId }).session(session).lean<StoredPayment>();
    const { disputes = [] } = payment ?? {};
    const known = disputes.find(({ stripeId }) => stripeId === dispute.id);
    const status = outcomeOf(dispute);
    // Once decided, it stays so: Stripe's events come in any order.
    if (!payment || (known && (known.status === status || known.status !== 'open'))) return false;
    const dueBy = dispute.evidence_details?.due_by;
    const noted: PaymentDispute = {
      stripeId: dispute.id,
      amount: dispute.amount,
      reason: dispute.reason,
      openedAt: new Date(dispute.created * 1000),
      ...(dueBy && { dueBy: new Date(dueBy * 1000) }),
      status,
      ...(status !== 'open' && { closedAt: clock.now() }),
      toDo: true,
    };
    const returned = status === 'lost' ? [returnOf(payment, noted, clock.now())] : [];
    const now: StoredPayment = {
      ...payment,
      disputes: [...disputes.filter((one) => one !== known), noted],
      refunds: [...payment.refunds, ...returned],
    };
    await models.Payment.updateOne(
      { _id: payment._id },
      {
        disputes: now.disputes,
        refunds: now.refunds,
        ...(returned.length > 0 && { status: statusOf(now) }),
      },
      { session },
    );
    for (const refund of returned) {
      await settleRegistrations(models, session, now, { ...refund, seat: 'keep' });
      const written = { actorId: undefined, action: 'refund', subject: 'payment' } as const;
      await writeAudit(models, { ...written, recordIds: [payment._id, ...refund.campers] }, session);
    }
    return true;
  });
}

/** Money that a bank took back, shared among the campers by what is left of each. */
function returnOf(payment: StoredPayment, { stripeId, amount }: PaymentDispute, at: Date): PaymentRefund {
  const all = returnsOf(payment);
  const open = all.filter(({ left }) => left > 0);
  const lines = open.length > 0 ? open : all;
  const parts = shareOut(
    amount,
    lines.map(({ left, price }) => (open.length > 0 ? left : price)),
  );
  return {
    _id: new Types.ObjectId(),
    campers: lines.map(({ line }) => line.camperId),
    amount,
    shares: lines.map(({ line }, index) => ({ camperId: line.camperId, amount: parts[index] ?? 0 })),
    reason: disputeReason,
    status: 'done',
    disputeId: stripeId,
    requestedAt: at,
    doneAt: at,
  };
}

/** Whether a bank is asking for the money of a payment: until it has decided, nothing of it can be sent back. */
export const isDisputed = ({ disputes = [] }: Pick<StoredPayment, 'disputes'>): boolean =>
  disputes.some(({ status }) => status === 'open');
