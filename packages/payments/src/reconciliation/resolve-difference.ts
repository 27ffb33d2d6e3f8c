import type { ReconcileAction } from '@camp/contracts/payment/reconciliation';
import { writeAudit } from '@camp/database/audit/write-audit';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import { recordEvent } from '@camp/database/outbox/record-event';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted, Types } from 'mongoose';
import { RefundNotPossibleError } from '../ask-refund';
import type { PaymentDependencies } from '../payment-dependencies';
import { noteHandRefund } from './note-hand-refund';
import { checkRefund, RefundRefusedError } from '../refund';
import { settle } from '../settle';
import { hasFailed, isNewFailure, ownOf } from './find-differences';

/** Who settles a difference of which payment, and how. */
export interface Resolution {
  payment: StoredPayment;
  action: ReconcileAction;
  /** 24-digit id. */
  actorId: string;
}

/**
 * Settles a difference between Stripe and a payment. Each action looks again at what Stripe says and may be pressed as
 * often as one likes.
 *
 * @returns the events to dispatch
 * @throws RefundNotPossibleError when there is nothing that the action could settle; StripeError when Stripe is away
 */
export async function resolveDifference(
  deps: PaymentDependencies,
  resolution: Resolution,
): Promise<StoredOutboxRow[]> {
  const rows = await ways[resolution.action](deps, resolution);
  const { payment, actorId } = resolution;
  const written = { actorId, action: 'reconcile', subject: 'payment', recordIds: [payment._id] } as const;
  await writeAudit(deps.models, written);
  return rows;
}

type Way = (deps: PaymentDependencies, resolution: Resolution) => Promise<StoredOutboxRow[]>;

/** An action without a way does not compile. */
const ways: Record<ReconcileAction, Way> = {
  'take-over': takeOver,
  'send-back': sendMismatchBack,
  'refund-again': refundAgain,
  'keep-record': async ({ models, clock }, { payment }) => {
    await models.Payment.updateOne({ _id: payment._id }, { keptAt: clock.now() });
    return [];
  },
};

async function takeOver(deps: PaymentDependencies, { payment, actorId }: Resolution) {
  const rows = payment.sessionId && !payment.settledAt ? (await settle(deps, payment.sessionId)).rows : [];
  if (!payment.paymentIntentId) return rows;
  const { stripe } = deps;
  for await (const made of stripe.refunds.list({ payment_intent: payment.paymentIntentId, limit: 100 })) {
    const own = ownOf(payment, made);
    if (hasFailed(made)) {
      if (isNewFailure(own, made)) await noteFailure(deps, made.id);
    } else if (!own) rows.push(...(await noteHandRefund(deps, payment, made, actorId)));
  }
  return rows;
}

/** That it failed is what was to be noted. */
async function noteFailure(deps: PaymentDependencies, stripeRefundId: string): Promise<void> {
  try {
    await checkRefund(deps, stripeRefundId);
  } catch (error) {
    if (!(error instanceof RefundRefusedError)) throw error;
  }
}

/** Money that fits no checkout goes back whole; the checkout counts as failed from then on. */
async function sendMismatchBack({ stripe, models, clock }: PaymentDependencies, { payment }: Resolution) {
  const { _id, sessionId, mismatch, settledAt, sentBackAt } = payment;
  if (sentBackAt) return [];
  if (!mismatch || settledAt || !sessionId)
    throw new RefundNotPossibleError('conflict', 'This payment agrees with Stripe by now.');
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId);
  const intentId = typeof intent === 'string' ? intent : intent?.id;
  if (!intentId) throw new RefundNotPossibleError('conflict', 'Nobody has paid at Stripe.');
  const made = await stripe.refunds.list({ payment_intent: intentId, limit: 1 });
  if (made.data.every(hasFailed))
    await stripe.refunds.create(
      { payment_intent: intentId, metadata: { payment: _id.toString() } },
      { idempotencyKey: `mismatch-${_id.toString()}-${made.data.length}` },
    );
  await models.Payment.updateOne(
    { _id, settledAt: trusted({ $exists: false }) },
    {
      $set: { status: 'failed', sentBackAt: clock.now(), paymentIntentId: intentId },
      $unset: { mismatch: 1, openCampers: 1 },
    },
  );
  return [];
}

/** Makes the failed refunds due once more, and has the due ones made. */
function refundAgain({ connection, models }: PaymentDependencies, { payment }: Resolution) {
  return inTransaction(connection, async (session) => {
    const now = await models.Payment.findById(payment._id).session(session).orFail().lean<StoredPayment>();
    const failed = now.refunds.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && !now.refunds.some(({ status }) => status === 'due'))
      throw new RefundNotPossibleError('conflict', 'Every refund of this payment was made.');
    for (const { _id, stripeRefundId, amount } of failed) {
      const back = now.refunds.reduce((sum, one) => (one.status === 'failed' ? sum : sum + one.amount), 0);
      if (back + amount > now.amount)
        throw new RefundNotPossibleError('conflict', 'The rest of this payment does not suffice any more.');
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
    const paymentId = now._id.toString();
    return [await recordEvent(models, session, 'payment.refund-due', { paymentId })];
  });
}
