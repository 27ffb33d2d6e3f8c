import type { PaymentRefund } from '@camp/database/payment/payment-model';
import type { Types } from 'mongoose';
import { paymentOf, refundOf } from '../../test/records';
import { replaceFailed } from './replaced-refunds';

type Ids = [Types.ObjectId, Types.ObjectId];

const payment = paymentOf(2);
const [first, second] = payment.campers as Ids;

const refund = (amounts: readonly [Types.ObjectId, number][], values: Partial<PaymentRefund>) =>
  refundOf(
    amounts.map(([camperId]) => camperId),
    {
      amount: amounts.reduce((sum, [, amount]) => sum + amount, 0),
      shares: amounts.map(([camperId, amount]) => ({ camperId, amount })),
      ...values,
    },
  );

const replace = (...refunds: PaymentRefund[]) => replaceFailed({ ...payment, refunds });

it('leaves a failed refund whose money is still there', () => {
  const failed = refund([[first, 30_000]], { status: 'failed' });
  const ofOther = refund([[second, 30_000]], { status: 'done' });
  const pending = refund([[first, 30_000]], { status: 'due' });
  const byHand = refund([[first, 30_000]], {
    ...{ status: 'done', reason: 'Refunded by hand.', stripeRefundId: 're_1' },
  });

  for (const refunds of [[], [failed], [failed, ofOther], [failed, pending], [failed, byHand]])
    expect(replace(...refunds)).toEqual({ refunds, hasChanged: false });
});

it('removes a replaced refund and adds its attempts to the latest refund of its campers', () => {
  const failed = refund([[first, 30_000]], {
    ...{ status: 'failed', stripeRefundId: 're_3', failedRefundIds: ['re_1', 're_2'] },
  });
  const earlier = refund([[first, 5_000]], { status: 'done' });
  const latest = refund([[first, 25_000]], { status: 'done', failedRefundIds: ['re_0', 're_1'] });
  const ofOther = refund([[second, 10_000]], { status: 'done' });

  expect(replace(failed, earlier, latest, ofOther)).toEqual({
    refunds: [earlier, { ...latest, failedRefundIds: ['re_0', 're_1', 're_2', 're_3'] }, ofOther],
    hasChanged: true,
  });
});

it('removes a replaced refund that has no attempts', () => {
  const failed = refund([[first, 30_000]], { status: 'failed' });
  const done = refund([[first, 30_000]], { status: 'done' });

  expect(replace(done, failed)).toStrictEqual({
    refunds: [{ ...done, failedRefundIds: [] }],
    hasChanged: true,
  });
});

it('reduces a failed refund to what is left of each line', () => {
  const failed = refund(
    [
      [first, 20_000],
      [second, 20_000],
    ],
    { status: 'failed', stripeRefundId: 're_1' },
  );
  const done = refund([[first, 25_000]], { status: 'done' });

  expect(replace(failed, done)).toEqual({
    refunds: [
      {
        ...failed,
        amount: 25_000,
        shares: [
          { camperId: first, amount: 5_000 },
          { camperId: second, amount: 20_000 },
        ],
      },
      done,
    ],
    hasChanged: true,
  });
});

it('takes more than the whole price for nothing left', () => {
  const failed = refund([[first, 10_000]], { status: 'failed' });
  const done = refund([[first, 35_000]], { status: 'done' });

  expect(replace(failed, done).refunds).toEqual([{ ...done, failedRefundIds: [] }]);
});
