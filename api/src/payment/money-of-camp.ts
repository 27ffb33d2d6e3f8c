import type { Models } from '@camp/database/models';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import { returnsOf } from '@camp/payments/returns';
import { trusted, type Types } from 'mongoose';

/** Payments for a camp without refunds, in cents. */
export interface MoneyOfCamp {
  /** The total, including unrefunded amounts of canceled registrations. */
  total: number;
  /** The part for the given campers. */
  of: (campers: readonly Types.ObjectId[]) => number;
}

/** The only query for paid totals, so that dashboard, reports and lists show the same amount. */
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
