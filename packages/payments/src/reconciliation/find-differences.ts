import type { StoredDifference as Difference } from '@camp/database/payment/comparison-model';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { trusted } from 'mongoose';
import type Stripe from 'stripe';
import type { PaymentDependencies } from '../payment-dependencies';
import { aboutMoney, aboutRefunds } from './about-payment';
import { aboutDisputes } from './disputes';
import { aboutGifts } from './gifts';
import { aboutGone, goneCheckouts } from './gone-records';
import { aboutRebuilt, rebuildable } from './rebuild';
import { aboutRegistrations } from './registrations';
import { leftOf } from './send-back-whole';
import { byIntent, intentOf, lookbackPeriod, madeSince, sessionsSince, type Session } from './sessions';
import { firstDayOf, readSnapshot, type Snapshot } from './snapshot';

/**
 * Compares payments and gifts of the last months with Stripe, and registrations with payments, in both directions.
 *
 * @throws StripeError when Stripe does not answer
 */
export async function findDifferences(deps: PaymentDependencies): Promise<Difference[]> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - lookbackPeriod);
  const snapshot = await readSnapshot(deps);
  const first = firstDayOf(deps, snapshot);
  const [sessions, refunds, disputes, payments] = await Promise.all([
    sessionsSince(deps, first),
    byIntent(deps.stripe.refunds.list(madeSince(first))),
    byIntent(deps.stripe.disputes.list(madeSince(since))),
    deps.models.Payment.find({
      $or: [
        { createdAt: trusted({ $gte: since }) },
        { mismatch: trusted({ $exists: true }) },
        { 'disputes.toDo': true },
        { 'refunds.status': trusted({ $in: ['due', 'failed'] }) },
      ],
    })
      .sort({ createdAt: -1, _id: -1 })
      .lean<StoredPayment[]>(),
  ]);
  const byId = new Map(sessions.map((session) => [session.id, session]));
  const ofPayments = payments.flatMap((payment) => {
    const session = byId.get(payment.sessionId ?? '');
    const intentId = payment.paymentIntentId ?? (session && intentOf(session));
    const found = [
      ...aboutMoney(payment, session, since),
      ...aboutDisputes(payment, disputes.get(payment.paymentIntentId ?? '') ?? []),
      ...aboutRefunds(payment, refunds.get(payment.paymentIntentId ?? '') ?? [], now),
    ];
    const record = { about: 'payment', id: payment._id.toString(), ...(intentId && { intentId }) } as const;
    return found.map((one): Difference => ({ ...record, ...one }));
  });
  return [
    ...ofPayments,
    ...(await aboutGifts(deps, sessions, refunds, disputes)),
    ...(await aboutGoneAndRegistrations(deps, snapshot, sessions, refunds)),
  ];
}

/** Checkouts without a record and registrations without a payment. They may belong together. */
async function aboutGoneAndRegistrations(
  deps: PaymentDependencies,
  snapshot: Snapshot,
  sessions: readonly Session[],
  refunds: ReadonlyMap<string, readonly Stripe.Refund[]>,
): Promise<Difference[]> {
  const checkouts = await goneCheckouts(deps, sessions);
  const withMoney = checkouts.filter(
    ({ session }) => leftOf(session, refunds.get(intentOf(session) ?? '') ?? []) > 0,
  );
  const withoutMoney = checkouts.filter((one) => !withMoney.includes(one));
  const rebuilt = await rebuildable(deps, snapshot, [...withMoney, ...withoutMoney]);
  const ids = new Set(rebuilt.map(({ _id }) => _id.toString()));
  const begin = (deps.clock.now().getTime() - lookbackPeriod) / 1000;
  return [
    ...rebuilt.map(aboutRebuilt),
    ...withMoney.filter(({ id, session }) => !ids.has(id) && session.created >= begin).map(aboutGone),
    ...aboutRegistrations(snapshot, sessions, new Set(rebuilt.flatMap(({ campers }) => campers.map(String)))),
  ];
}
