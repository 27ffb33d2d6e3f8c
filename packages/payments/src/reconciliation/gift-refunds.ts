import { centsAsText } from '@camp/contracts/payment/dollars';
import type { GiftRefund, StoredDonation } from '@camp/database/donation/donation-model';
import type { StoredDifference as Difference } from '@camp/database/payment/comparison-model';
import { inTransaction } from '@camp/database/transaction';
import { trusted } from 'mongoose';
import type Stripe from 'stripe';
import type { PaymentDependencies } from '../payment-dependencies';
import type { Found } from './disputes';
import { nothingChanged, type Noted } from './outcome';
import { hasFailed } from './own-refund';
import { byGift, intentOf, type Session } from './sessions';

/**
 * Refunds of settled gifts that only Stripe or only the record counts. The product refunds no gift that is settled, so
 * somebody made them by hand.
 */
export async function aboutGiftRefunds(
  { models }: PaymentDependencies,
  sessions: readonly Session[],
  refunds: ReadonlyMap<string, readonly Stripe.Refund[]>,
): Promise<Difference[]> {
  const ofGifts = byGift(sessions, refunds);
  if (ofGifts.size === 0) return [];
  const gifts = await models.Donation.find({
    _id: trusted({ $in: [...ofGifts.keys()] }),
    settledAt: trusted({ $exists: true }),
  }).lean<StoredDonation[]>();
  return gifts.flatMap((gift) => {
    const id = gift._id.toString();
    const { intentId, found: made = [] } = ofGifts.get(id) ?? {};
    const record = { about: 'donation', id, ...(intentId && { intentId }) } as const;
    return made.flatMap((refund): Difference[] => {
      const found = aboutRefund(gift, refund);
      return found ? [{ ...record, ...found }] : [];
    });
  });
}

function aboutRefund({ refunds = [] }: StoredDonation, made: Stripe.Refund): Found | undefined {
  const isRecorded = refunds.some(({ stripeId }) => stripeId === made.id);
  if (isRecorded !== hasFailed(made)) return undefined;
  const amount = centsAsText(made.amount);
  return isRecorded
    ? {
        stripe: `The refund of ${amount} failed`,
        record: `${amount} refunded`,
        why: 'The bank rejected the refund, so the camp has the money.',
        action: 'take-over',
      }
    : {
        stripe: `${amount} refunded`,
        record: 'No refund',
        why: 'Someone made a refund by hand in Stripe.',
        action: 'take-over',
      };
}

/** Records the refunds of a settled gift as Stripe counts them. */
export async function takeOverGiftRefunds(
  { connection, models, stripe }: PaymentDependencies,
  { _id, sessionId }: StoredDonation,
): Promise<Noted> {
  const intentId = sessionId && intentOf(await stripe.checkout.sessions.retrieve(sessionId));
  if (!intentId) return nothingChanged;
  const refunds: GiftRefund[] = [];
  for await (const made of stripe.refunds.list({ payment_intent: intentId, limit: 100 }))
    if (!hasFailed(made))
      refunds.push({ stripeId: made.id, amount: made.amount, madeAt: new Date(made.created * 1000) });
  return inTransaction(connection, async (session) => {
    const gift = await models.Donation.findById(_id).session(session).orFail().lean<StoredDonation>();
    if (idsOf(gift.refunds) === idsOf(refunds)) return nothingChanged;
    await models.Donation.updateOne({ _id }, refunds.length > 0 ? { refunds } : { $unset: { refunds: 1 } }, {
      session,
    });
    return { hasChanged: true, rows: [] };
  });
}

const idsOf = (refunds: readonly GiftRefund[] = []) =>
  refunds
    .map(({ stripeId }) => stripeId)
    .sort()
    .join();
