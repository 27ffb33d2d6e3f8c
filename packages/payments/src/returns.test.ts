import type { PaymentLine, PaymentRefund } from '@camp/database/payment/payment-model';
import { Types } from 'mongoose';
import { coveredLines, returnsOf } from './returns';

const lineOf = (cost: number, lateFee = 0): PaymentLine => ({
  camperId: new Types.ObjectId(),
  name: 'Casey Camper',
  cost,
  lateFee,
});
const late = lineOf(30_000, 2_500);
const sibling = lineOf(30_000);
const free = lineOf(0);
const lines = [late, sibling, free];

/** A refund with each named camper's share. */
const refundOf = (status: PaymentRefund['status'], ...shares: [PaymentLine, number][]): PaymentRefund => ({
  _id: new Types.ObjectId(),
  campers: shares.map(([{ camperId }]) => camperId),
  amount: shares.reduce((sum, [, amount]) => sum + amount, 0),
  shares: shares.map(([{ camperId }, amount]) => ({ camperId, amount })),
  reason: 'Ill.',
  status,
  requestedAt: new Date(0),
});

const parts = [
  refundOf('done', [late, 10_000], [sibling, 30_000]),
  refundOf('done', [late, 4_000]),
  refundOf('due', [late, 5_000], [sibling, 0]),
  refundOf('failed', [late, 7_000], [sibling, 7_000]),
];

it.each([
  ['not refunded', [], { done: 0, due: 0, left: 32_500, isReturned: false, isLeft: true }],
  ['partly refunded', parts, { done: 14_000, due: 5_000, left: 13_500, isReturned: false, isLeft: true }],
  [
    'refunded in two parts',
    [refundOf('done', [late, 20_000]), refundOf('done', [late, 12_500])],
    { done: 32_500, due: 0, left: 0, isReturned: true, isLeft: false },
  ],
  [
    'refunded except for one cent',
    [refundOf('done', [late, 32_499])],
    { done: 32_499, due: 0, left: 1, isReturned: false, isLeft: true },
  ],
  [
    'refunded without the late fee',
    [refundOf('done', [late, 30_000])],
    { done: 30_000, due: 0, left: 2_500, isReturned: false, isLeft: true },
  ],
  [
    'due to be refunded',
    [refundOf('due', [late, 32_500])],
    { done: 0, due: 32_500, left: 0, isReturned: false, isLeft: false },
  ],
  [
    'refunded twice',
    [refundOf('done', [late, 32_500]), refundOf('done', [late, 500])],
    { done: 33_000, due: 0, left: -500, isReturned: true, isLeft: false },
  ],
  [
    'refunded after a failed attempt',
    [refundOf('failed', [late, 32_500]), refundOf('done', [late, 32_500])],
    { done: 32_500, due: 0, left: 0, isReturned: true, isLeft: false },
  ],
])('counts a line that is %s', (_what, refunds, amounts) => {
  expect(returnsOf({ lines, refunds })[0]).toEqual({ line: late, price: 32_500, ...amounts });
});

it.each([
  ['no refund', [], false, true],
  ['a completed refund', [refundOf('done', [free, 0])], true, false],
  ['a due refund', [refundOf('due', [free, 0])], false, false],
  ['a failed refund', [refundOf('failed', [free, 0])], false, true],
  ['another camper’s refunds', [refundOf('done', [late, 1]), refundOf('due', [late, 1])], false, true],
])('counts a free line with %s', (_what, refunds, isReturned, isLeft) => {
  expect(returnsOf({ lines, refunds })[2]).toEqual({
    ...{ line: free, price: 0, done: 0, due: 0, left: 0 },
    isReturned,
    isLeft,
  });
});

it('doesn’t count a priced line as refunded because a refund names its camper', () => {
  const refunds = [refundOf('done', [late, 0], [sibling, 100])];

  expect(returnsOf({ lines, refunds }).map(({ isReturned, isLeft }) => [isReturned, isLeft])).toEqual([
    [false, true],
    [false, true],
    [false, true],
  ]);
});

it('covers the lines that are neither refunded nor about to be', () => {
  const refunds = [refundOf('done', [sibling, 30_000]), refundOf('due', [free, 0])];

  expect(coveredLines({ lines, refunds }).map(({ line }) => line)).toEqual([late]);
});
