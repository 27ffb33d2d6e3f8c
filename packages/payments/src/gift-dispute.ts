import type { StoredDonation } from '@camp/database/donation/donation-model';
import { inTransaction } from '@camp/database/transaction';
import { isValidObjectId, trusted } from 'mongoose';
import type Stripe from 'stripe';
import { nextStep } from './dispute-steps';
import type { PaymentDependencies } from './payment-dependencies';

/**
 * Records each step of a gift's dispute once. No sum counts disputed amounts (`netAmountOf`). A gift has no seat to
 * decide about. The donor opened the dispute, so nobody is emailed.
 * @returns whether anything changed
 */
export async function recordGiftDispute(
  { connection, models, clock, stripe }: PaymentDependencies,
  intentId: string,
  dispute: Stripe.Dispute,
): Promise<boolean> {
  const { data } = await stripe.checkout.sessions.list({ payment_intent: intentId, limit: 10 });
  const id = data.map(({ metadata }) => metadata?.donation).find((one) => one && isValidObjectId(one));
  if (!id) return false;
  return inTransaction(connection, async (session) => {
    const gift = await models.Donation.findOne({ _id: id, settledAt: trusted({ $exists: true }) })
      .session(session)
      .lean<StoredDonation>();
    const step = gift && nextStep(gift.disputes, dispute, clock.now());
    if (!step) return false;
    await models.Donation.updateOne({ _id: gift._id }, { disputes: step.disputes }, { session });
    return true;
  });
}
