import { centsAsText } from '@camp/contracts/payment/dollars';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import type { StoredDifference as Difference } from '@camp/database/payment/comparison-model';
import type { PaymentDispute } from '@camp/database/payment/dispute-paths';
import { trusted } from 'mongoose';
import type Stripe from 'stripe';
import { recordDispute } from '../dispute';
import type { PaymentDependencies } from '../payment-dependencies';
import { aboutDisputes, type Found } from './disputes';
import type { Noted } from './outcome';
import { byGift, intentOf, type Session } from './sessions';

/** Disputes of gifts that no administrator has seen yet. */
export async function aboutGiftDisputes(
  { models }: PaymentDependencies,
  sessions: readonly Session[],
  disputes: ReadonlyMap<string, readonly Stripe.Dispute[]>,
): Promise<Difference[]> {
  const ofGift = byGift(sessions, disputes);
  const gifts = await models.Donation.find({
    $or: [
      { 'disputes.toDo': true },
      { _id: trusted({ $in: [...ofGift.keys()] }), settledAt: trusted({ $exists: true }) },
    ],
  }).lean<StoredDonation[]>();
  return gifts.flatMap((gift) => {
    const id = gift._id.toString();
    const { intentId, found: atStripe = [] } = ofGift.get(id) ?? {};
    const record = { about: 'donation', id, ...(intentId && { intentId }) } as const;
    return aboutDisputes(gift, atStripe, aboutGiftDispute).map((one): Difference => ({ ...record, ...one }));
  });
}

function aboutGiftDispute({ amount, status, reason }: PaymentDispute): Found {
  const money = centsAsText(amount);
  if (status === 'open')
    return {
      stripe: `${money} disputed (${reason.replaceAll('_', ' ')})`,
      record: 'Left out of totals for now',
      why: 'The donor’s bank wants the money back. Respond in Stripe before its deadline.',
    };
  return {
    stripe: `Dispute of ${money} ${status}`,
    ...(status === 'won'
      ? { record: 'Received', why: 'The bank decided in favor of the camp. The donation counts again.' }
      : { record: 'Left out of totals', why: 'The bank returned the money to the donor.' }),
    action: 'keep-record',
  };
}

/** Records that an administrator has seen the banks' decisions about a gift. */
export async function recordDecided(
  { models }: PaymentDependencies,
  { _id }: StoredDonation,
): Promise<Noted> {
  const { modifiedCount } = await models.Donation.updateOne(
    { _id, disputes: trusted({ $elemMatch: { toDo: true, status: { $ne: 'open' } } }) },
    { 'disputes.$[decided].toDo': false },
    { arrayFilters: [{ 'decided.status': trusted({ $ne: 'open' }) }] },
  );
  return { hasChanged: modifiedCount > 0, rows: [] };
}

/** Records the disputes of an existing gift. */
export async function takeOverGiftDisputes(
  deps: PaymentDependencies,
  { sessionId }: StoredDonation,
): Promise<Noted> {
  const intentId = sessionId && intentOf(await deps.stripe.checkout.sessions.retrieve(sessionId));
  let hasChanged = false;
  if (intentId)
    for await (const dispute of deps.stripe.disputes.list({ payment_intent: intentId, limit: 100 }))
      hasChanged = (await recordDispute(deps, dispute)) || hasChanged;
  return { hasChanged, rows: [] };
}
