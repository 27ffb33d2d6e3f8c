import { formatCampDay } from '@camp/contracts/camp/dates';
import type { DonationMonth } from '@camp/contracts/donation/operations';
import type { StoredDonation } from '@camp/database/donation/donation-model';
import { netAmountOf } from '@camp/database/donation/net-amount';
import { trusted } from 'mongoose';
import type { Dependencies } from '../dependencies';

/** Net amounts of each month with gifts, oldest first, by the day of receipt in the camp's time zone. */
export async function totalDonations({ models }: Dependencies): Promise<DonationMonth[]> {
  const gifts = await models.Donation.find(
    { settledAt: trusted({ $exists: true }) },
    { _id: 0, amount: 1, settledAt: 1, refunds: 1, disputes: 1 },
  )
    .sort({ settledAt: 1 })
    .lean<Pick<StoredDonation & { settledAt: Date }, 'amount' | 'settledAt' | 'refunds' | 'disputes'>[]>();
  const months = new Map<string, { cents: number; gifts: number }>();
  for (const gift of gifts) {
    const netAmount = netAmountOf(gift);
    if (netAmount === 0) continue;
    const month = formatCampDay(gift.settledAt, 'yyyy-MM');
    const sum = months.get(month) ?? { cents: 0, gifts: 0 };
    months.set(month, { cents: sum.cents + netAmount, gifts: sum.gifts + 1 });
  }
  return [...months].map(([month, sum]) => ({ month, amount: sum.cents / 100, gifts: sum.gifts }));
}
