import type { StoredDonation } from '@camp/database/donation/donation-model';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted, type Types } from 'mongoose';
import type { PaymentDependencies } from './payment-dependencies';
import { settle } from './settle';

/** Longer than any checkout lives, in seconds. */
const lookBack = 26 * 60 * 60;

/**
 * Finds what no webhook told: asks Stripe for the sessions of the last day and settles those that our records see
 * otherwise (F14), and follows delayed payments, which take longer. Safe to repeat.
 *
 * @returns the events to dispatch
 */
export async function reconcile(deps: PaymentDependencies): Promise<StoredOutboxRow[]> {
  const { stripe, models, clock } = deps;
  const since = Math.floor(clock.now().getTime() / 1000) - lookBack;
  const rows: StoredOutboxRow[] = [];
  const stillOpen = new Set<string>();

  for await (const session of stripe.checkout.sessions.list({ created: { gte: since }, limit: 100 })) {
    if (session.status === 'open') stillOpen.add(session.id);
    // A donation's address is handed out only after its session is written down.
    if (!session.metadata?.payment) continue;
    const known = await models.Payment.exists({ sessionId: session.id });
    if (!known) rows.push(...(await settle(deps, session.id)).rows);
  }

  const undecided = await models.Payment.find({
    settledAt: trusted({ $exists: false }),
    openCampers: trusted({ $exists: true }),
  }).lean<StoredPayment[]>();
  for (const payment of undecided) {
    if (!payment.sessionId) await giveUpWithoutSession(deps, payment);
    else if (!stillOpen.has(payment.sessionId)) rows.push(...(await settle(deps, payment.sessionId)).rows);
  }

  const gifts = await models.Donation.find({ isOpen: true }).lean<StoredDonation[]>();
  for (const { _id, sessionId, expiresAt } of gifts) {
    if (sessionId && !stillOpen.has(sessionId)) rows.push(...(await settle(deps, sessionId)).rows);
    // The process ended before it could write the session down: nobody got the address.
    if (!sessionId && expiresAt <= clock.now()) await models.Donation.updateOne({ _id }, { isOpen: false });
  }
  return rows;
}

/** Stripe never heard of it, and its time is over. */
async function giveUpWithoutSession({ models, clock }: PaymentDependencies, payment: StoredPayment) {
  if (payment.expiresAt > clock.now()) return;
  await models.Payment.updateOne(
    { _id: payment._id, sessionId: trusted({ $exists: false }) },
    { $set: { status: 'expired' }, $unset: { openCampers: 1 } },
  );
}

/**
 * Asks Stripe about one user's open checkouts, for the success page (contract.md, GET /stripe/user/{id}).
 *
 * @returns the events to dispatch
 */
export async function settleOfUser(
  deps: PaymentDependencies,
  userId: Types.ObjectId,
): Promise<StoredOutboxRow[]> {
  const open = await deps.models.Payment.find({
    userId,
    openCampers: trusted({ $exists: true }),
    sessionId: trusted({ $exists: true }),
  }).lean<StoredPayment[]>();
  const rows: StoredOutboxRow[] = [];
  for (const { sessionId } of open) if (sessionId) rows.push(...(await settle(deps, sessionId)).rows);
  return rows;
}
