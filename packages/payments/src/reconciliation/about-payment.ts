import { centsAsText } from '@camp/contracts/payment/dollars';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import type Stripe from 'stripe';
import type { Found } from './disputes';
import { matchHandRefunds } from './match-hand-refunds';
import { hasFailed, isNewFailure, ownOf } from './own-refund';
import type { Session } from './sessions';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds after which a refund that was asked for should have been made. */
const patience = 15 * 60_000;

/**
 * Whether Stripe and the record agree that a payment was made.
 *
 * @param session - its checkout, where Stripe listed it
 * @param since - when the listing begins
 */
export function aboutMoney(payment: StoredPayment, session: Session | undefined, since: Date): Found[] {
  const { settledAt, sentBackAt, keptAt, amount, mismatch, createdAt } = payment;
  const isPaidThere = session?.payment_status === 'paid';
  const atStripe = isPaidThere ? `Paid ${centsAsText(session.amount_total ?? 0)}` : 'Not paid';
  if (isPaidThere && !settledAt && !sentBackAt)
    return [
      {
        stripe: atStripe,
        record: `Not paid, ${centsAsText(amount)} expected`,
        ...(mismatch
          ? {
              why: `Stripe took money that does not fit this checkout (${mismatch}). It secures no place, so it can only go back.`,
              action: 'send-back',
            }
          : {
              why: 'Stripe’s webhook event has not arrived here yet, or the worker was away.',
              action: 'take-over',
            }),
      },
    ];
  const isRecent = createdAt.getTime() >= since.getTime() + day;
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

/** What Stripe sent back and the record does not say, or the other way round. @param made - at Stripe */
export function aboutRefunds(payment: StoredPayment, made: readonly Stripe.Refund[], now: Date): Found[] {
  const ofRefunds = payment.sentBackAt ? [] : aboutMade(payment, made);
  // What was sent by hand may be what waits: that comes first.
  if (ofRefunds.length > 0) return ofRefunds;
  return payment.refunds.flatMap((refund) => aboutOwnRefund(refund, now) ?? []);
}

function aboutMade(payment: StoredPayment, made: readonly Stripe.Refund[]): Found[] {
  if (matchHandRefunds(payment).hasChanged)
    return [
      {
        stripe: 'Sent back by hand',
        record: 'Still to be sent back',
        why: 'The money of a refund that waits here went back by hand. Nothing more can be sent.',
        action: 'take-over',
      },
    ];
  return made.flatMap((refund) => aboutMadeRefund(ownOf(payment, refund), refund) ?? []);
}

function aboutMadeRefund(own: PaymentRefund | undefined, made: Stripe.Refund): Found | undefined {
  const amount = centsAsText(made.amount);
  if (hasFailed(made) && isNewFailure(own, made))
    return {
      stripe: `The refund of ${amount} failed`,
      record: `${amount} sent back`,
      why: 'The bank did not take the money back after all, and the webhook event of it has not arrived here.',
      action: 'take-over',
    };
  if (hasFailed(made) || own) return undefined;
  return {
    stripe: `${amount} sent back`,
    record: 'Nothing of it',
    why: 'Somebody sent money back at Stripe by hand.',
    action: 'take-over',
  };
}

function aboutOwnRefund({ amount: cents, status, requestedAt }: PaymentRefund, now: Date): Found | undefined {
  const record = `${centsAsText(cents)} to be sent back`;
  if (status === 'failed')
    return {
      stripe: `The refund of ${centsAsText(cents)} failed`,
      record,
      why: 'The bank did not take the money back: the card may be closed. If it fails again, pay the family in another way.',
      action: 'refund-again',
    };
  if (status !== 'due' || now.getTime() - requestedAt.getTime() <= patience) return undefined;
  return {
    stripe: 'Nothing sent back',
    record,
    why: 'Stripe would not send the money, for example because too little is in the camp’s account there, or the worker was away.',
    action: 'refund-again',
  };
}
