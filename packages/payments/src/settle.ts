import { centsAsText } from '@camp/contracts/payment/dollars';
import { recordEvent } from '@camp/database/outbox/record-event';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted, Types } from 'mongoose';
import type Stripe from 'stripe';
import { closeUnknownSession } from './close-unknown-session';
import { coverCampers } from './cover-campers';
import type { PaymentDependencies } from './payment-dependencies';
import { intentOf } from './reconciliation/sessions';
import { carries } from './session-metadata';
import { settleDonation } from './settle-donation';
import { arrivedAt, nothingNew, settlementOf, type Settled } from './settlement';
import { isUnknownToStripe } from './stripe';
import { withSeatsWhereFree } from './with-seats';

/**
 * The only way a payment or donation becomes paid, after a webhook, on the success page or in reconciliation. It asks
 * Stripe and converges to its state. Repeated or concurrent calls change nothing more (I3, I4). A session that Stripe
 * doesn't know counts as expired.
 *
 * @param sessionId - Stripe's checkout session
 * @throws StripeError when Stripe does not answer, or neither Stripe nor our records know the session
 */
export async function settle(deps: PaymentDependencies, sessionId: string): Promise<Settled> {
  const session = await retrieve(deps, sessionId);
  if (!session) return nothingNew('expired');
  if (session.metadata?.donation) return settleDonation(deps, session);
  return settlePayment(deps, session);
}

/** @returns undefined if Stripe does not know the session, after our record was closed */
async function retrieve(
  deps: PaymentDependencies,
  sessionId: string,
): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await deps.stripe.checkout.sessions.retrieve(sessionId, {
      expand: ['payment_intent.latest_charge'],
    });
  } catch (error) {
    if (isUnknownToStripe(error) && (await closeUnknownSession(deps, sessionId))) return undefined;
    throw error;
  }
}

async function settlePayment(deps: PaymentDependencies, session: Stripe.Checkout.Session): Promise<Settled> {
  const payment = await findPayment(deps, session);
  if (!payment) return nothingNew('unknown');
  if (payment.settledAt || payment.sentBackAt) return nothingNew('already-settled');
  const settlement = settlementOf(session);
  if (settlement === 'open') return nothingNew('open');
  if (settlement !== 'settled') return recordDecision(deps, payment, settlement);

  const mismatch = differenceBetween(payment, session);
  if (mismatch) {
    // Reconciliation checks every minute, so log it only once.
    const found = await deps.models.Payment.updateOne(
      { _id: payment._id, mismatch: trusted({ $ne: mismatch }) },
      { mismatch },
    );
    if (found.modifiedCount === 1)
      deps.logger.error({ mismatch }, 'Payment mismatch, shown in the list of differences');
    return nothingNew('mismatch');
  }
  return recordPaid(deps, payment, session);
}

async function findPayment({ models }: PaymentDependencies, { id, metadata }: Stripe.Checkout.Session) {
  const known = await models.Payment.findOne({ sessionId: id }).lean<StoredPayment>();
  if (known) return known;
  const paymentId = metadata?.payment;
  if (!paymentId || !Types.ObjectId.isValid(paymentId)) return null;
  // Stripe's response to the create was lost, so the record doesn't have its session yet.
  return models.Payment.findOneAndUpdate(
    { _id: paymentId, sessionId: trusted({ $exists: false }) },
    { sessionId: id },
    { returnDocument: 'after' },
  ).lean<StoredPayment>();
}

/** Records Stripe's decision. For a failed bank debit, emails the family once. */
async function recordDecision(
  { connection, models }: PaymentDependencies,
  payment: StoredPayment,
  settlement: 'processing' | 'expired' | 'failed',
): Promise<Settled> {
  const mayStillBePaid = settlement === 'processing';
  const rows = await inTransaction(connection, async (transaction) => {
    const before = await models.Payment.findOneAndUpdate(
      {
        _id: payment._id,
        settledAt: trusted({ $exists: false }),
        // An answer of Stripe's from before the bank refused may arrive late.
        ...(mayStillBePaid && { status: trusted({ $ne: 'failed' }) }),
      },
      {
        $set: { status: settlement },
        ...(mayStillBePaid ? {} : { $unset: { openCampers: 1 } }),
      },
      { session: transaction, returnDocument: 'before' },
    ).lean<StoredPayment>();
    if (settlement !== 'failed' || !before || before.status === 'failed') return [];
    const paymentId = payment._id.toString();
    return [await recordEvent(models, transaction, 'payment.failed', { paymentId })];
  });
  return { settlement, rows };
}

/** How the amount paid at Stripe differs from the payment, in words. Undefined if they match. */
export function differenceBetween(
  payment: Pick<StoredPayment, '_id' | 'amount' | 'currency' | 'campers'>,
  session: Stripe.Checkout.Session,
): string | undefined {
  if (session.mode !== 'payment') return `mode ${session.mode}`;
  if (session.amount_total !== payment.amount)
    return `${centsAsText(session.amount_total ?? 0)} instead of ${centsAsText(payment.amount)}`;
  if (session.currency !== payment.currency) return `currency ${session.currency}`;
  if (!carries(session.metadata, payment._id, payment.campers)) return 'other campers';
  return undefined;
}

async function recordPaid(
  deps: PaymentDependencies,
  payment: StoredPayment,
  session: Stripe.Checkout.Session,
): Promise<Settled> {
  const rows = await withSeatsWhereFree(deps, payment.campers, async (transaction, movedUp) => {
    const won = await deps.models.Payment.findOneAndUpdate(
      { _id: payment._id, settledAt: trusted({ $exists: false }) },
      {
        $set: {
          status: 'paid',
          settledAt: arrivedAt(session, deps.clock.now()),
          paymentIntentId: intentOf(session),
        },
        $unset: { openCampers: 1, mismatch: 1 },
      },
      { session: transaction, returnDocument: 'after' },
    ).lean<StoredPayment>();
    return won ? (await coverCampers(deps, transaction, won, movedUp)).rows : undefined;
  });
  return rows ? { settlement: 'settled', rows } : nothingNew('already-settled');
}
