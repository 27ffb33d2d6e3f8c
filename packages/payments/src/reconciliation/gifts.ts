import { centsAsText } from '@camp/contracts/payment/dollars';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import type { StoredDifference as Difference } from '@camp/database/payment/comparison-model';
import { trusted } from 'mongoose';
import type Stripe from 'stripe';
import { RefundNotPossibleError } from '../ask-refund';
import type { PaymentDependencies } from '../payment-dependencies';
import { settle } from '../settle';
import { aboutGiftDisputes, takeOverGiftDisputes } from './gift-disputes';
import { aboutGiftRefunds, takeOverGiftRefunds } from './gift-refunds';
import type { Noted } from './outcome';
import { sendBackWhole } from './send-back-whole';
import { intentOf, lookbackPeriod, sessionsSince, type Session } from './sessions';

const exists = trusted({ $exists: true });
const absent = trusted({ $exists: false });

/**
 * Gifts whose payment at Stripe differs from their record, and refunded and disputed gifts.
 * @param sessions - of the last months
 * @param refunds - at Stripe, by payment intent
 * @param disputes - at Stripe, by payment intent
 */
export async function aboutGifts(
  deps: PaymentDependencies,
  sessions: readonly Session[],
  refunds: ReadonlyMap<string, readonly Stripe.Refund[]>,
  disputes: ReadonlyMap<string, readonly Stripe.Dispute[]>,
): Promise<Difference[]> {
  const { models } = deps;
  const gifts = await models.Donation.find({ mismatch: exists, settledAt: absent }).lean<StoredDonation[]>();
  const mismatched = gifts.flatMap((gift): Difference[] => {
    const session = paidFor(gift, sessions);
    if (!session) return [];
    const given = `Paid ${centsAsText(session.amount_total ?? 0)}`;
    const intentId = intentOf(session);
    return [
      {
        about: 'donation',
        id: gift._id.toString(),
        ...(intentId && { intentId }),
        stripe: given,
        record: `Not received, ${centsAsText(gift.amount)} expected`,
        ...(isGift(gift, session)
          ? {
              why: 'The donor gave a different amount than the checkout started with. They saw the new amount before they paid.',
              action: 'take-over',
            }
          : {
              why: `Stripe took money that doesn’t match the donation (${gift.mismatch}), so it can only be refunded.`,
              action: 'send-back',
            }),
      },
    ];
  });
  return [
    ...mismatched,
    ...(await aboutGiftRefunds(deps, sessions, refunds)),
    ...(await aboutGiftDisputes(deps, sessions, disputes)),
  ];
}

const paidFor = ({ _id }: StoredDonation, sessions: readonly Session[]) =>
  sessions.find(
    ({ metadata, payment_status: money }) => money === 'paid' && metadata?.donation === _id.toString(),
  );

const isGift = ({ currency }: StoredDonation, session: Session) =>
  session.mode === 'payment' && session.currency === currency;

/**
 * Records the amount that Stripe received and thanks the donor. For a settled gift, it records the refunds and disputes.
 */
export async function takeOverGift(deps: PaymentDependencies, gift: StoredDonation): Promise<Noted> {
  if (gift.settledAt) {
    const refunds = await takeOverGiftRefunds(deps, gift);
    const disputes = await takeOverGiftDisputes(deps, gift);
    return { hasChanged: refunds.hasChanged || disputes.hasChanged, rows: [] };
  }
  const session = await findPaid(deps, gift);
  if (!isGift(gift, session))
    throw new RefundNotPossibleError('This payment doesn’t match the donation, so it can only be refunded.');
  await deps.models.Donation.updateOne(
    { _id: gift._id, settledAt: absent, sentBackAt: absent },
    { amount: session.amount_total, sessionId: session.id },
  );
  const { settlement, rows } = await settle(deps, session.id);
  return { hasChanged: settlement === 'settled', rows };
}

/** Refunds what is left of a mismatched amount and marks the gift as abandoned. */
export async function sendGiftBack(deps: PaymentDependencies, gift: StoredDonation): Promise<Noted> {
  if (gift.sentBackAt) throw new RefundNotPossibleError('All of this money is already refunded.');
  const { stripe, models, clock } = deps;
  const session = await findPaid(deps, gift);
  await sendBackWhole(stripe, session, { donation: gift._id.toString() });
  const { modifiedCount } = await models.Donation.updateOne(
    { _id: gift._id, settledAt: absent, sentBackAt: absent },
    { $set: { isOpen: false, sentBackAt: clock.now() }, $unset: { mismatch: 1 } },
  );
  return { hasChanged: modifiedCount === 1, rows: [] };
}

async function findPaid(deps: PaymentDependencies, gift: StoredDonation): Promise<Session> {
  const since = new Date(deps.clock.now().getTime() - lookbackPeriod);
  const session = gift.mismatch && paidFor(gift, await sessionsSince(deps, since));
  if (!session) throw new RefundNotPossibleError('This donation now matches Stripe.');
  return session;
}
