import type { StoredDonation } from '@camp/database/donation/donation-model';
import type { StoredOutboxRow } from '@camp/database/outbox/outbox-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted } from 'mongoose';
import Stripe from 'stripe';
import type { PaymentDependencies } from './payment-dependencies';
import { sessionsSince, type Session } from './reconciliation/sessions';
import { settle } from './settle';
import { undecidedPayments } from './undecided-payments';

/** Milliseconds, longer than any checkout can stay open. */
const lookbackPeriod = 26 * 60 * 60 * 1000;

/**
 * Finds payments without a webhook. It asks Stripe for the sessions of the last day, settles those that differ from our
 * records (F14), and follows delayed payments. Safe to repeat.
 *
 * @returns the events to dispatch
 * @throws StripeError when Stripe does not answer
 */
export async function reconcile(deps: PaymentDependencies): Promise<StoredOutboxRow[]> {
  const recent = await sessionsSince(deps, new Date(deps.clock.now().getTime() - lookbackPeriod));
  const stillOpen = new Set(recent.filter(({ status }) => status === 'open').map(({ id }) => id));
  const undecided = [...(await undecidedPayments(deps)), ...(await undecidedGifts(deps))];
  const toSettle = new Set([
    ...(await unnoticedSessions(deps, recent)),
    ...undecided.filter((id) => !stillOpen.has(id)),
  ]);
  const rows: StoredOutboxRow[] = [];
  for (const sessionId of toSettle) rows.push(...(await settleOne(deps, sessionId)));
  await giveUpWithoutSession(deps);
  return rows;
}

/** Sessions that no payment refers to, and paid sessions whose payment isn't settled, whatever status it has. */
async function unnoticedSessions(
  { models }: PaymentDependencies,
  recent: readonly Session[],
): Promise<string[]> {
  // A gift's session is stored before anybody gets its address, so it can't be missing.
  const ofPayments = recent.filter(({ metadata }) => metadata?.payment);
  const ids = ofPayments.map(({ id }) => id);
  const known = await models.Payment.find({ sessionId: trusted({ $in: ids }) }).lean<StoredPayment[]>();
  const payments = new Map(known.map((payment) => [payment.sessionId, payment]));
  return ofPayments
    .filter(({ id, payment_status: money }) => {
      const payment = payments.get(id);
      return !payment || (money === 'paid' && !payment.settledAt && !payment.sentBackAt);
    })
    .map(({ id }) => id);
}

async function undecidedGifts({ models }: PaymentDependencies): Promise<string[]> {
  const gifts = await models.Donation.find({ isOpen: true }).lean<StoredDonation[]>();
  return gifts.flatMap(({ sessionId }) => sessionId ?? []);
}

/** A session that cannot be settled doesn't stop the others. An unavailable Stripe stops all of them. */
async function settleOne(deps: PaymentDependencies, sessionId: string): Promise<StoredOutboxRow[]> {
  try {
    return (await settle(deps, sessionId)).rows;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeConnectionError) throw error;
    deps.logger.error({ err: error }, 'A checkout session could not be settled');
    return [];
  }
}

/** Abandons expired records without a session and records whose address nobody received. */
async function giveUpWithoutSession({ models, clock }: PaymentDependencies): Promise<void> {
  const over = { sessionId: trusted({ $exists: false }), expiresAt: trusted({ $lte: clock.now() }) };
  await models.Payment.updateMany(
    { ...over, status: 'open' },
    { $set: { status: 'expired' }, $unset: { openCampers: 1 } },
  );
  await models.Donation.updateMany({ ...over, isOpen: true }, { isOpen: false });
}
