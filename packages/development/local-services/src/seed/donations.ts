import type { StoredDonation } from '@camp/database/donation/donation-model';
import { Types } from 'mongoose';
import { parentNames, surnames } from './invented-names';
import { spread } from './registrations';

const day = 24 * 60 * 60 * 1000;

/**
 * Amounts in cents, used in turn. None is 250 dollars, since the browser tests recognize their own gift by that amount.
 */
const gifts = [5_000, 2_500, 12_500, 5_000, 20_000, 2_500, 5_000, 4_200, 50_000, 2_500, 10_000];
/** One gift in this many was abandoned. */
const givenUp = 9;

/**
 * Gifts, spread evenly over the time until now.
 *
 * @param days - how long ago the first one was given
 */
export function inventDonations(count: number, days: number, now: Date): StoredDonation[] {
  const instants = spread(now.getTime() - days * day, now.getTime() - day, count);
  return instants.map((createdAt, index) => {
    const _id = new Types.ObjectId();
    const isPaid = index % givenUp !== givenUp - 1;
    const settledAt = new Date(createdAt.getTime() + 4 * 60_000);
    const first = parentNames[(index * 3) % parentNames.length] as string;
    const name = `${first} ${surnames[(index * 5) % surnames.length] as string}`;
    return {
      _id,
      amount: gifts[index % gifts.length] as number,
      currency: 'usd',
      sessionId: `cs_demo_${_id.toString()}`,
      paymentStatus: isPaid ? 'paid' : 'unpaid',
      isOpen: false,
      expiresAt: new Date(createdAt.getTime() + day),
      ...(isPaid ? { donor: { name, email: `donor${index}@example.org` }, settledAt } : {}),
      createdAt,
      updatedAt: settledAt,
    };
  });
}
