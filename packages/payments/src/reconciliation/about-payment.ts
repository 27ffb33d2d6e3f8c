import { centsAsText } from '@camp/contracts/payment/dollars';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import type Stripe from 'stripe';
import type { Found } from './disputes';
import { matchHandRefunds } from './match-hand-refunds';
import { hasFailed, isNewFailure, ownOf } from './own-refund';
import { replaceFailed } from './replaced-refunds';
import type { Session } from './sessions';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds by which a requested refund should have been made. */
const gracePeriod = 15 * 60_000;

/**
 * Whether Stripe and the record agree that a payment was made.
 * @param session - the payment's checkout, if Stripe's list has it
 * @param since - start of the list
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
              why: `Stripe took money that doesn’t match this checkout (${mismatch}). It doesn’t pay for a seat, so it can only be refunded.`,
              action: 'send-back',
            }
          : {
              why: 'Stripe hasn’t notified us yet, or the worker was down.',
              action: 'take-over',
            }),
      },
    ];
  const isRecent = createdAt.getTime() >= since.getTime() + day;
  if (settledAt && amount > 0 && isRecent && !isPaidThere && !keptAt)
    return [
      {
        stripe: session ? atStripe : 'Doesn’t know this checkout',
        record: `Paid ${centsAsText(amount)}`,
        why: session
          ? 'Stripe no longer counts this checkout as paid.'
          : 'The checkout belongs to another Stripe account, for example one used before the key was changed.',
        action: 'keep-record',
      },
    ];
  return [];
}

/**
 * Refunds that exist only at Stripe or only in the record.
 * @param made - refunds at Stripe
 */
export function aboutRefunds(payment: StoredPayment, made: readonly Stripe.Refund[], now: Date): Found[] {
  const ofRefunds = payment.sentBackAt ? [] : aboutMade(payment, made);
  // Match manual refunds to pending ones first.
  if (ofRefunds.length > 0) return ofRefunds;
  return payment.refunds.flatMap((refund) => aboutOwnRefund(refund, now) ?? []);
}

function aboutMade(payment: StoredPayment, made: readonly Stripe.Refund[]): Found[] {
  if (matchHandRefunds(payment).hasChanged)
    return [
      {
        stripe: 'Refunded by hand',
        record: 'Refund pending',
        why: 'Someone already made this pending refund by hand in Stripe. Nothing more can be refunded.',
        action: 'take-over',
      },
    ];
  if (replaceFailed(payment).hasChanged)
    return [
      {
        stripe: 'Refunded with another request',
        record: 'Refund pending',
        why: 'The bank rejected this refund, and another one refunded the same money. It can’t be refunded twice.',
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
      record: `${amount} refunded`,
      why: 'The bank rejected the refund, and Stripe hasn’t notified us yet.',
      action: 'take-over',
    };
  if (hasFailed(made) || own) return undefined;
  return {
    stripe: `${amount} refunded`,
    record: 'No refund',
    why: 'Someone made a refund by hand in Stripe.',
    action: 'take-over',
  };
}

function aboutOwnRefund({ amount: cents, status, requestedAt }: PaymentRefund, now: Date): Found | undefined {
  const record = `${centsAsText(cents)} refund pending`;
  if (status === 'failed')
    return {
      stripe: `The refund of ${centsAsText(cents)} failed`,
      record,
      why: 'The bank rejected the refund. The card may be closed. If it fails again, pay the family another way.',
      action: 'refund-again',
    };
  if (status !== 'due' || now.getTime() - requestedAt.getTime() <= gracePeriod) return undefined;
  return {
    stripe: 'No refund',
    record,
    why: 'Stripe couldn’t send the refund. The camp’s Stripe balance may be too low, or the worker was down.',
    action: 'refund-again',
  };
}
