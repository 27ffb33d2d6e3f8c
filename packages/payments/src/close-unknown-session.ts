import { trusted } from 'mongoose';
import type { PaymentDependencies } from './payment-dependencies';

/**
 * Closes the payment or donation of a session that Stripe does not know, such as a session of another account after a
 * change of the key. Nobody can pay it here, so its campers become free for another checkout.
 *
 * @returns whether there was such a record
 */
export async function closeUnknownSession(
  { models, logger }: PaymentDependencies,
  sessionId: string,
): Promise<boolean> {
  const unsettled = { sessionId, settledAt: trusted({ $exists: false }) };
  const payment = await models.Payment.updateOne(unsettled, {
    $set: { status: 'expired' },
    $unset: { openCampers: 1 },
  });
  const donation = await models.Donation.updateOne(unsettled, { isOpen: false });
  const isOurs = payment.matchedCount + donation.matchedCount > 0;
  if (isOurs) logger.warn('Closed a checkout whose session Stripe does not know');
  return isOurs;
}
