import { centsAsText } from '@camp/contracts/payment/dollars';
import type { StoredDifference as Difference } from '@camp/database/payment/comparison-model';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { trusted } from 'mongoose';
import type Stripe from 'stripe';
import type { PaymentDependencies } from '../payment-dependencies';
import { aboutDisputes, disputesSince } from './disputes';
import { aboutGifts } from './gifts';
import { aboutGone, goneCheckouts, leftOf } from './gone-records';
import { hasFailed } from './has-failed';
import { matchHandRefunds } from './match-hand-refunds';
import { isNewFailure, ownOf } from './own-refund';
import { aboutRebuilt, rebuildable } from './rebuild';
import { aboutRegistrations } from './registrations';
import { intentOf, lookBack, sessionsSince, type Session } from './sessions';
import { firstDayOf, readStanding, type Standing } from './standing';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds after which a refund that was asked for should have been made. */
const patience = 15 * 60_000;

/**
 * Compares the payments and gifts of the last months with what Stripe says of them, and registrations with payments,
 * each in both directions.
 *
 * @throws StripeError when Stripe does not answer
 */
export async function findDifferences(deps: PaymentDependencies): Promise<Difference[]> {
  const now = deps.clock.now();
  const since = new Date(now.getTime() - lookBack);
  const standing = await readStanding(deps);
  const first = firstDayOf(deps, standing);
  const [sessions, refunds, disputes, payments] = await Promise.all([
    sessionsSince(deps, first),
    refundsSince(deps, first),
    disputesSince(deps, since),
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
    const session = payment.sessionId === undefined ? undefined : byId.get(payment.sessionId);
    const isRecent = payment.createdAt.getTime() >= since.getTime() + day;
    const intentId = payment.paymentIntentId ?? (session && intentOf(session));
    const ofRefunds = aboutRefunds(payment, refunds.get(payment.paymentIntentId ?? '') ?? []);
    const found = [
      ...aboutMoney(payment, session, isRecent),
      ...aboutDisputes(payment, disputes.get(payment.paymentIntentId ?? '') ?? []),
      ...ofRefunds,
      // What was sent by hand may be what waits: that comes first.
      ...(ofRefunds.length > 0 ? [] : payment.refunds.flatMap((refund) => aboutOwnRefund(refund, now))),
    ];
    const record = { about: 'payment', id: payment._id.toString(), ...(intentId && { intentId }) } as const;
    return found.map((one): Difference => ({ ...record, ...one }));
  });
  return [
    ...ofPayments,
    ...(await aboutGifts(deps, sessions, disputes)),
    ...(await aboutGoneAndRegistrations(deps, standing, sessions, refunds)),
  ];
}

/** Checkouts without a record and registrations without a payment: the one may be what the other lacks. */
async function aboutGoneAndRegistrations(
  deps: PaymentDependencies,
  standing: Standing,
  sessions: readonly Session[],
  refunds: ReadonlyMap<string, readonly Stripe.Refund[]>,
): Promise<Difference[]> {
  const checkouts = await goneCheckouts(deps, sessions);
  const withMoney = checkouts.filter(({ session }) => leftOf(session, refunds) > 0);
  const withoutMoney = checkouts.filter((one) => !withMoney.includes(one));
  const rebuilt = await rebuildable(deps, standing, [...withMoney, ...withoutMoney]);
  const ids = new Set(rebuilt.map(({ _id }) => _id.toString()));
  const begin = (deps.clock.now().getTime() - lookBack) / 1000;
  return [
    ...rebuilt.map(aboutRebuilt),
    ...withMoney.filter(({ id, session }) => !ids.has(id) && session.created >= begin).map(aboutGone),
    ...aboutRegistrations(standing, sessions, new Set(rebuilt.flatMap(({ campers }) => campers.map(String)))),
  ];
}

/** What differs of a payment in hand. */
type Found = Omit<Difference, 'about' | 'id' | 'intentId'>;

/** Refunds that Stripe made, by payment intent. */
async function refundsSince({ stripe }: PaymentDependencies, since: Date) {
  const refunds = new Map<string, Stripe.Refund[]>();
  const created = { gte: Math.floor(since.getTime() / 1000) };
  for await (const refund of stripe.refunds.list({ created, limit: 100 })) {
    const intent = intentOf(refund) ?? '';
    refunds.set(intent, [...(refunds.get(intent) ?? []), refund]);
  }
  return refunds;
}

function aboutMoney(
  payment: StoredPayment,
  session: Stripe.Checkout.Session | undefined,
  isRecent: boolean,
): Found[] {
  const { settledAt, sentBackAt, keptAt, amount, mismatch } = payment;
  const isPaidThere = session?.payment_status === 'paid';
  const atStripe = isPaidThere ? `Paid ${centsAsText(session.amount_total ?? 0)}` : 'Not paid';
  if (isPaidThere && !settledAt && !sentBackAt) {
    const record = `Not paid, ${centsAsText(amount)} expected`;
    return mismatch
      ? [
          {
            stripe: atStripe,
            record,
            why: `Stripe took money that does not fit this checkout (${mismatch}). It secures no place, so it can only go back.`,
            action: 'send-back',
          },
        ]
      : [
          {
            stripe: atStripe,
            record,
            why: 'Stripe’s webhook event has not arrived here yet, or the worker was away.',
            action: 'take-over',
          },
        ];
  }
  if (settledAt && amount > 0 && isRecent && !isPaidThere && !keptAt)
    return [
      {
        stripe: session ? atStripe : 'Does not know this checkout',
        record: `Paid ${centsAsText(amount)}`,
        why: session
          ? 'Stripe does not count this checkout as paid, though it once said so.'
          : 'The checkout belongs to another account at Stripe, such as one of before a change of its key.',
        action: 'keep-record',
      },
    ];
  return [];
}

/** What Stripe sent back and the record does not say, or the other way round. */
function aboutRefunds(payment: StoredPayment, made: readonly Stripe.Refund[]): Found[] {
  if (payment.sentBackAt) return [];
  if (matchHandRefunds(payment).hasChanged)
    return [
      {
        stripe: 'Sent back by hand',
        record: 'Still to be sent back',
        why: 'The money of a refund that waits here went back by hand. Nothing more can be sent.',
        action: 'take-over',
      },
    ];
  return made.flatMap((refund): Found[] => {
    const own = ownOf(payment, refund);
    const amount = centsAsText(refund.amount);
    if (hasFailed(refund))
      return isNewFailure(own, refund)
        ? [
            {
              stripe: `The refund of ${amount} failed`,
              record: `${amount} sent back`,
              why: 'The bank did not take the money back after all, and the webhook event of it has not arrived here.',
              action: 'take-over',
            },
          ]
        : [];
    return own
      ? []
      : [
          {
            stripe: `${amount} sent back`,
            record: 'Nothing of it',
            why: 'Somebody sent money back at Stripe by hand.',
            action: 'take-over',
          },
        ];
  });
}

function aboutOwnRefund(refund: PaymentRefund, now: Date): Found[] {
  const amount = centsAsText(refund.amount);
  if (refund.status === 'failed')
    return [
      {
        stripe: `The refund of ${amount} failed`,
        record: `${amount} to be sent back`,
        why: 'The bank did not take the money back: the card may be closed. If it fails again, pay the family in another way.',
        action: 'refund-again',
      },
    ];
  if (refund.status === 'due' && now.getTime() - refund.requestedAt.getTime() > patience)
    return [
      {
        stripe: 'Nothing sent back',
        record: `${amount} to be sent back`,
        why: 'Stripe would not send the money, for example because too little is in the camp’s account there, or the worker was away.',
        action: 'refund-again',
      },
    ];
  return [];
}
