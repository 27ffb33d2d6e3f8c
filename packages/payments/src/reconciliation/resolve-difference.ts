import type { ReconcileAction } from '@camp/contracts/payment/reconciliation';
import { writeAudit } from '@camp/database/audit/write-audit';
import type { StoredDonation } from '@camp/database/donation/donation-model';
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
import { isNewFailure, ownOf } from './find-differences';
import { sendGiftBack, takeOverGift } from './gifts';
import { sendGoneBack } from './gone-records';
import { hasFailed } from './has-failed';
import { sendBackWhole } from './send-back-whole';
import { intentOf } from './sessions';

/** Who settles a difference of which record, and how. */
export interface Resolution {
  /** Id of the payment or donation, which may be gone; 24 digits. */
  id: string;
  action: ReconcileAction;
  /** 24-digit id. */
  actorId: string;
}

/**
 * Settles a difference between Stripe and our records. Each action looks again at what Stripe says and may be pressed
 * as often as one likes.
 *
 * @returns the events to dispatch
 * @throws RefundNotPossibleError when there is nothing that the action could settle; StripeError when Stripe is away
 */
export async function resolveDifference(
  deps: PaymentDependencies,
  { id, action, actorId }: Resolution,
): Promise<StoredOutboxRow[]> {
  const { models } = deps;
  const written = { actorId, action: 'reconcile', recordIds: [new Types.ObjectId(id)] } as const;
  const payment = await models.Payment.findById(id).lean<StoredPayment>();
  const gift = payment ? null : await models.Donation.findById(id).lean<StoredDonation>();
  const rows = payment
    ? await ways[action](deps, payment, actorId)
    : await resolveOther(deps, id, gift, action);
  await writeAudit(models, { ...written, subject: gift ? 'donation' : 'payment' });
  return rows;
}

/** Of a gift, and of what is gone. */
async function resolveOther(
  deps: PaymentDependencies,
  id: string,
  gift: StoredDonation | null,
  action: ReconcileAction,
): Promise<StoredOutboxRow[]> {
  if (gift && action === 'take-over') return takeOverGift(deps, gift);
  if (action !== 'send-back') throw new RefundNotPossibleError('conflict', 'This cannot be settled so.');
  if (gift) return sendGiftBack(deps, gift);
  await sendGoneBack(deps, id);
  return [];
}

type Way = (deps: PaymentDependencies, payment: StoredPayment, actorId: string) => Promise<StoredOutboxRow[]>;

/** An action without a way does not compile. */
const ways: Record<ReconcileAction, Way> = {
  'take-over': takeOver,
  'send-back': sendMismatchBack,
  'refund-again': refundAgain,
  'keep-record': async ({ models, clock }, payment) => {
    await models.Payment.updateOne({ _id: payment._id }, { keptAt: clock.now() });
    return [];
  },
};

async function takeOver(deps: PaymentDependencies, payment: StoredPayment, actorId: string) {
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
async function sendMismatchBack({ stripe, models, clock }: PaymentDependencies, payment: StoredPayment) {
  const { _id, sessionId, mismatch, settledAt, sentBackAt } = payment;
  if (sentBackAt) return [];
  if (!mismatch || settledAt || !sessionId)
    throw new RefundNotPossibleError('conflict', 'This payment agrees with Stripe by now.');
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  const intentId = await sendBackWhole(stripe, intentOf(session), { payment: _id.toString() });
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
function refundAgain({ connection, models }: PaymentDependencies, payment: StoredPayment) {
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
