import type { DonationMonth } from '@camp/contracts/donation/operations';
import type { Dependencies } from '../dependencies';

/**
 * What was received in each month in which something was, the earliest first; by the day on which the money was there,
 * in GMT, as the list shows its times.
 */
export async function totalDonations({ models }: Dependencies): Promise<DonationMonth[]> {
  const months = await models.Donation.aggregate<{ _id: string; cents: number; gifts: number }>([
    { $match: { settledAt: { $exists: true } } },
    {
      $group: {
        _id: { $dateToString: { date: '$settledAt', format: '%Y-%m' } },
        cents: { $sum: '$amount' },
        gifts: { $sum: 1 },
      },
    },
    { $sort: { _id: 1 } },
  ]);
  return months.map(({ _id, cents, gifts }) => ({ month: _id, amount: cents / 100, gifts }));
}
