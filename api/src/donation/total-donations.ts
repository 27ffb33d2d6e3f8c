import { formatCampDay } from '@camp/contracts/camp/dates';
import type { DonationMonth } from '@camp/contracts/donation/operations';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';

/**
 * What was received in each month in which something was, the earliest first; by the day on which the money was there,
 * where the camp lies.
 */
export async function totalDonations({ models }: Dependencies): Promise<DonationMonth[]> {
  const gifts = await models.Donation.find(
    { settledAt: trusted({ $exists: true }) },
    { _id: 0, amount: 1, settledAt: 1 },
  )
    .sort({ settledAt: 1 })
    .lean<Pick<StoredDonation & { settledAt: Date }, 'amount' | 'settledAt'>[]>();
  const months = new Map<string, { cents: number; gifts: number }>();
  for (const { amount, settledAt } of gifts) {
    const month = formatCampDay(settledAt, 'yyyy-MM');
    const sum = months.get(month) ?? { cents: 0, gifts: 0 };
    months.set(month, { cents: sum.cents + amount, gifts: sum.gifts + 1 });
  }
  return [...months].map(([month, sum]) => ({ month, amount: sum.cents / 100, gifts: sum.gifts }));
}
