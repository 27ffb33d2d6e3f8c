import { resolveFailedJobs } from '@camp/database/delivery/failed-work';
import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { inTransaction } from '@camp/database/transaction';
import type { PaymentDependencies } from '../payment-dependencies';
import { returnsOf } from '../returns';
import { sharesOf } from '../shares';
import { isByHand } from './match-hand-refunds';
import { nothingChanged, type Noted } from './outcome';

/**
 * Reduces failed refunds whose money was refunded with another request to what is left of their lines. The other
 * request replaces a refund with nothing left, and gets the ids of its attempts. Manual refunds are left to
 * `matchHandRefunds`.
 */
export function replaceFailed({ lines, refunds: before }: Pick<StoredPayment, 'lines' | 'refunds'>): {
  refunds: PaymentRefund[];
  hasChanged: boolean;
} {
  const done = before.filter((one) => one.status === 'done' && !isByHand(one));
  const left = new Map(
    returnsOf({ lines, refunds: done }).map((one) => [one.line.camperId.toString(), Math.max(0, one.left)]),
  );
  let refunds = [...before];
  for (const failed of before.filter(({ status }) => status === 'failed')) {
    const whole = sharesOf(failed, lines);
    const shares = whole.map(({ camperId, amount }) => ({
      camperId,
      amount: Math.min(amount, left.get(camperId.toString()) ?? 0),
    }));
    const replaced = whole.reduce((sum, { amount }, at) => sum + amount - (shares[at]?.amount ?? 0), 0);
    if (replaced === 0) continue;
    const rest: PaymentRefund = { ...failed, shares, amount: failed.amount - replaced };
    const other = done.findLast(({ campers }) =>
      campers.some((id) => failed.campers.some((one) => one.equals(id))),
    );
    refunds = refunds.flatMap((one) => {
      if (one._id.equals(failed._id)) return rest.amount > 0 ? rest : [];
      return one._id.equals(other?._id) && rest.amount === 0 ? withAttemptsOf(one, failed) : one;
    });
  }
  return {
    refunds,
    hasChanged: refunds.some((one, at) => one !== before[at]) || refunds.length < before.length,
  };
}

/** The refund, with the attempts of another one that it replaces. */
const withAttemptsOf = (refund: PaymentRefund, { stripeRefundId, failedRefundIds = [] }: PaymentRefund) => ({
  ...refund,
  failedRefundIds: [
    ...new Set([
      ...(refund.failedRefundIds ?? []),
      ...failedRefundIds,
      ...(stripeRefundId ? [stripeRefundId] : []),
    ]),
  ],
});

/** Records once that other requests replaced failed refunds. The family was emailed about each of those requests. */
export function recordReplaced(
  { connection, models, clock }: Pick<PaymentDependencies, 'connection' | 'models' | 'clock'>,
  { _id }: Pick<StoredPayment, '_id'>,
): Promise<Noted> {
  return inTransaction(connection, async (session) => {
    const payment = await models.Payment.findById(_id).session(session).orFail().lean<StoredPayment>();
    const { refunds, hasChanged } = replaceFailed(payment);
    if (!hasChanged) return nothingChanged;
    await models.Payment.updateOne({ _id }, { refunds }, { session });
    const isWaiting = refunds.some(({ status }) => status === 'due' || status === 'failed');
    await resolveFailedJobs(models, session, clock.now(), {
      paymentId: isWaiting ? undefined : _id.toString(),
      stripeIds: refunds.flatMap(({ failedRefundIds = [] }) => failedRefundIds),
    });
    return { hasChanged: true, rows: [] };
  });
}
