import type { Models } from '@camp/database/models';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { returnsOf } from '@camp/payments/returns';
import { trusted, type Types } from 'mongoose';

/** What was paid for a camp and did not go back, in cents. */
export interface MoneyOfCamp {
  /** All of it, also what stayed of registrations that were canceled. */
  total: number;
  /** What of it is for some campers. */
  of: (campers: readonly Types.ObjectId[]) => number;
}

/** The one query behind every sum of what was paid for a camp: dashboard, reports and lists say the same. */
export async function moneyOfCamp({ Payment }: Models, campId: Types.ObjectId): Promise<MoneyOfCamp> {
  const payments = await Payment.find(
    { campId, settledAt: trusted({ $exists: true }) },
    { amount: 1, lines: 1, refunds: 1 },
  ).lean<Pick<StoredPayment, 'amount' | 'lines' | 'refunds'>[]>();
  const total = payments.reduce(
    (sum, { amount, refunds }) =>
      refunds.reduce(
        (rest, refund) => (refund.status === 'done' ? rest - refund.amount : rest),
        sum + amount,
      ),
    0,
  );
  return {
    total,
    of: (campers) => {
      const ids = new Set(campers.map(String));
      return payments
        .flatMap(returnsOf)
        .filter(({ line }) => ids.has(line.camperId.toString()))
        .reduce((sum, { price, done }) => sum + price - done, 0);
    },
  };
}
