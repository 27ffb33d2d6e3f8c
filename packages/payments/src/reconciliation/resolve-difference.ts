import type { ReconcileAction } from '@camp/contracts/payment/reconciliation';
import { writeAudit } from '@camp/database/audit/write-audit';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted, Types } from 'mongoose';
import type Stripe from 'stripe';
import { RefundNotPossibleError } from '../ask-refund';
import type { PaymentDependencies } from '../payment-dependencies';
import { isUnknownToStripe } from '../stripe';
import { recordWon, settleLost } from './disputes';
import { recordDecided } from './gift-disputes';
import { sendGiftBack, takeOverGift } from './gifts';
import { sendGoneBack } from './gone-records';
import type { Noted } from './outcome';
import { rebuildPayment } from './rebuild';
import { recordPaidWithoutStripe } from './record-paid';
import { refundAgain } from './refund-again';
import { sendLinesBack } from './registrations';
import { sendBackWhole } from './send-back-whole';
import { takeOver } from './take-over';

/** A request to settle a difference. */
export interface Resolution {
  /** 24-digit id of the payment or donation, which may be deleted. */
  id: string;
  action: ReconcileAction;
  /** 24-digit id. */
  actorId: string;
}

/**
 * Settles a difference between Stripe and our records. Each action asks Stripe again. A repeated action changes nothing
 * and says so.
 * @returns the events to dispatch
 * @throws RefundNotPossibleError if the action finds nothing to settle or changed nothing, or StripeError when Stripe
 *   does not answer
 */
export async function resolveDifference(
  deps: PaymentDependencies,
  { id, action, actorId }: Resolution,
): Promise<StoredOutboxRow[]> {
  const { models } = deps;
  const written = { actorId, action: 'reconcile', recordIds: [new Types.ObjectId(id)] } as const;
  const payment = await models.Payment.findById(id).lean<StoredPayment>();
  const gift = payment ? null : await models.Donation.findById(id).lean<StoredDonation>();
  const { hasChanged, rows } = payment
    ? await ways[action](deps, payment, actorId)
    : await resolveOther(deps, { id, action, actorId }, gift);
  if (!hasChanged) throw new RefundNotPossibleError('This mismatch was already resolved.');
  await writeAudit(models, { ...written, subject: gift ? 'donation' : 'payment' });
  return rows;
}

/** Actions for gifts, lost records and registrations. */
async function resolveOther(
  deps: PaymentDependencies,
  { id, action, actorId }: Resolution,
  gift: StoredDonation | null,
): Promise<Noted> {
  if (gift && action === 'take-over') return takeOverGift(deps, gift);
  if (gift && action === 'keep-record') return recordDecided(deps, gift);
  if (!gift && action === 'rebuild') return rebuildPayment(deps, id, actorId);
  if (!gift && action === 'record-paid') return recordPaidWithoutStripe(deps, id);
  if (action !== 'send-back')
    throw new RefundNotPossibleError('This mismatch can’t be resolved that way. Select “Check now”.');
  return gift ? sendGiftBack(deps, gift) : sendGoneBack(deps, id);
}

type Way = (deps: PaymentDependencies, payment: StoredPayment, actorId: string) => Promise<Noted>;

/** An action without a function does not compile. */
const ways: Record<ReconcileAction, Way> = {
  'take-over': takeOver,
  'send-back': sendBack,
  rebuild: refuseThere,
  'record-paid': refuseThere,
  'refund-again': refundAgain,
  'keep-record': keepRecord,
  'keep-seat': (deps, payment, actorId) => settleLost(deps, payment, actorId, 'keep'),
  'cancel-registration': (deps, payment, actorId) => settleLost(deps, payment, actorId, 'cancel'),
};

function refuseThere(): Promise<Noted> {
  return Promise.reject(new RefundNotPossibleError('This payment already exists.'));
}

/**
 * Refunds what is left of a mismatched payment and marks its checkout as failed. For a settled payment, refunds deleted
 * registrations only.
 */
async function sendBack(deps: PaymentDependencies, payment: StoredPayment): Promise<Noted> {
  const lines = await sendLinesBack(deps, payment._id);
  if (lines.hasChanged) return lines;
  const { stripe, models, clock } = deps;
  const { _id, sessionId, mismatch, settledAt, sentBackAt } = payment;
  if (sentBackAt) throw new RefundNotPossibleError('All of this money is already refunded.');
  if (!mismatch || settledAt || !sessionId)
    throw new RefundNotPossibleError('This payment now matches Stripe.');
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  const { intentId } = await sendBackWhole(stripe, session, { payment: _id.toString() });
  const absent = trusted({ $exists: false });
  const { modifiedCount } = await models.Payment.updateOne(
    { _id, settledAt: absent, sentBackAt: absent },
    {
      $set: { status: 'failed', sentBackAt: clock.now(), paymentIntentId: intentId },
      $unset: { mismatch: 1, openCampers: 1 },
    },
  );
  return { hasChanged: modifiedCount === 1, rows: [] };
}

/** Keeps the record although Stripe doesn't count its checkout as paid, or after a won dispute. */
async function keepRecord(deps: PaymentDependencies, payment: StoredPayment): Promise<Noted> {
  const won = await recordWon(deps, payment);
  if (won.hasChanged) return won;
  const { stripe, models, clock } = deps;
  const { _id, sessionId, settledAt, keptAt } = payment;
  if (keptAt) throw new RefundNotPossibleError('This mismatch is already hidden.');
  if (!settledAt || !sessionId || (await isPaidAtStripe(stripe, sessionId)))
    throw new RefundNotPossibleError('This payment now matches Stripe.');
  const { modifiedCount } = await models.Payment.updateOne(
    { _id, keptAt: trusted({ $exists: false }) },
    { keptAt: clock.now() },
  );
  return { hasChanged: modifiedCount === 1, rows: [] };
}

async function isPaidAtStripe(stripe: Stripe, sessionId: string): Promise<boolean> {
  try {
    return (await stripe.checkout.sessions.retrieve(sessionId)).payment_status === 'paid';
  } catch (error) {
    if (isUnknownToStripe(error)) return false;
    throw error;
  }
}
