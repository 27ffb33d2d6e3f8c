import { writeAudit } from '@camp/database/audit/write-audit';
import type { PaymentDispute } from '@camp/database/payment/dispute-paths';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { Types } from 'mongoose';
import type Stripe from 'stripe';
import { settleRegistrations } from './after-refund';
import { nextStep } from './dispute-steps';
import { recordGiftDispute } from './gift-dispute';
import type { PaymentDependencies } from './payment-dependencies';
import { statusOf } from './payment-status';
import { intentOf } from './reconciliation/sessions';
import { returnsOf } from './returns';
import { shareOut } from './shares';

/** The refund reason that the family reads after a lost dispute. */
const disputeReason = 'Your bank took it back after a dispute.';

/**
 * Updates a dispute after a webhook event from Stripe.
 *
 * @returns whether anything changed
 * @throws StripeError when Stripe does not know the dispute or does not answer
 */
export async function checkDispute(deps: PaymentDependencies, disputeId: string): Promise<boolean> {
  return recordDispute(deps, await deps.stripe.disputes.retrieve(disputeId));
}

/**
 * Records each step of a dispute once. An opened or won dispute doesn't change the payment. A lost one counts as a
 * refund, and an administrator decides about the registrations. For gifts see `recordGiftDispute`.
 *
 * @returns whether anything changed
 */
export async function recordDispute(deps: PaymentDependencies, dispute: Stripe.Dispute): Promise<boolean> {
  const paymentIntentId = intentOf(dispute);
  if (!paymentIntentId) return false;
  const { connection, models, clock } = deps;
  if (!(await models.Payment.exists({ paymentIntentId })))
    return recordGiftDispute(deps, paymentIntentId, dispute);
  return inTransaction(connection, async (session) => {
    const payment = await models.Payment.findOne({ paymentIntentId }).session(session).lean<StoredPayment>();
    const step = payment && nextStep(payment.disputes, dispute, clock.now());
    if (!step) return false;
    const { noted, disputes } = step;
    const returned = noted.status === 'lost' ? [returnOf(payment, noted, clock.now())] : [];
    const now: StoredPayment = {
      ...payment,
      disputes,
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

/** The lost amount, shared among the campers by their remaining amounts. */
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

/** Whether a payment is disputed. Nothing can be refunded until the bank has decided. */
export const isDisputed = ({ disputes = [] }: Pick<StoredPayment, 'disputes'>): boolean =>
  disputes.some(({ status }) => status === 'open');
