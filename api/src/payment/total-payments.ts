import type { PaymentTotals } from '@camp/contracts/payment/listed-payment';
import type { StoredPayment } from '@camp/database/payment/payment-model';
import type { PipelineStage, QueryFilter } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { readQuery } from '../lists/list';
import { askForPayments, type PaymentListQuery } from './ask-for-payments';

/** The totals of the filtered payments, summed by the database. */
export async function totalPayments(deps: Dependencies, query: PaymentListQuery): Promise<PaymentTotals> {
  const { wanted } = readQuery(await askForPayments(deps, query));
  const [byStatus, byRefund] = await Promise.all([
    sumsOf(deps, wanted, [{ $group: { _id: '$status', cents: { $sum: '$amount' }, count: { $sum: 1 } } }]),
    sumsOf(deps, wanted, [
      { $match: { 'refunds.0': { $exists: true }, settledAt: { $exists: true } } },
      { $unwind: '$refunds' },
      { $group: { _id: '$refunds.status', cents: { $sum: '$refunds.amount' }, count: { $sum: 1 } } },
    ]),
  ]);
  const dollars = (sums: readonly Sum[], ...which: string[]) =>
    sums.filter(({ _id }) => which.includes(_id)).reduce((sum, { cents }) => sum + cents, 0) / 100;
  return {
    payments: byStatus.reduce((sum, { count }) => sum + count, 0),
    received: dollars(byStatus, 'paid', 'partly-refunded', 'refunded'),
    back: dollars(byRefund, 'done'),
    due: dollars(byRefund, 'due'),
    open: dollars(byStatus, 'open', 'processing'),
  };
}

interface Sum {
  _id: string;
  cents: number;
  count: number;
}

const sumsOf = (
  { models }: Dependencies,
  wanted: QueryFilter<StoredPayment>,
  stages: readonly PipelineStage[],
): Promise<Sum[]> => models.Payment.aggregate<Sum>([{ $match: wanted }, ...stages]);
