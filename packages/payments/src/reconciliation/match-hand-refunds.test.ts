import type { PaymentRefund } from '@camp/database/payment/payment-model';
import type { Types } from 'mongoose';
import { paymentOf, refundOf } from '../../test/records';
import { isByHand, matchHandRefunds } from './match-hand-refunds';

const later = new Date('2027-05-02T12:00:00Z');

/** A refund that somebody made manually at Stripe. */
const handOf = (campers: readonly Types.ObjectId[], amount: number, values: Partial<PaymentRefund> = {}) =>
  refundOf(campers, {
    ...{ amount, reason: 'Refunded by hand.', status: 'done', stripeRefundId: 're_hand', doneAt: later },
    ...values,
  });

it.each<[boolean, string, Partial<PaymentRefund>]>([
  [true, 'a current one', {}],
  [true, 'one with the older wording', { reason: 'Sent back by hand.' }],
  [false, 'one with another reason', { reason: 'Ill.' }],
  [false, 'one that is not done', { status: 'failed' }],
  [false, 'one without an id of Stripe', { stripeRefundId: undefined }],
  [false, 'one that an administrator requested', { submissionKey: 'k' }],
])('answers %s whether a refund was made manually for %s', (expected, _what, values) => {
  expect(isByHand(handOf([], 10_000, values))).toBe(expected);
});

it.each(['due', 'failed'] as const)(
  'completes a refund that is %s with a manual one of its amount',
  (status) => {
    const payment = paymentOf(2);
    const [first] = payment.campers as [Types.ObjectId];
    const waiting = refundOf([first], { status, shares: [{ camperId: first, amount: 10_000 }] });
    const other = refundOf([first], { amount: 5_000 });
    const fresh = handOf(payment.campers, 10_000);

    const matched = matchHandRefunds({ ...payment, refunds: [other, waiting] }, fresh);

    const done = { ...waiting, status: 'done', stripeRefundId: 're_hand', doneAt: later };
    expect(matched).toEqual({ refunds: [other, done], made: [done], hasChanged: true });
  },
);

it('lists each refused attempt of a completed refund once', () => {
  const payment = paymentOf(1);
  const failed = { status: 'failed', stripeRefundId: 're_2', failedRefundIds: ['re_1', 're_2'] } as const;
  const waiting = refundOf(payment.campers, { ...failed, failedRefundIds: [...failed.failedRefundIds] });
  const first = refundOf(payment.campers, { status: 'failed', stripeRefundId: 're_3', amount: 7_000 });
  const match = (refund: PaymentRefund) =>
    matchHandRefunds({ ...payment, refunds: [refund] }, handOf(payment.campers, refund.amount)).refunds;

  expect(match(waiting)).toMatchObject([{ stripeRefundId: 're_hand', failedRefundIds: ['re_1', 're_2'] }]);
  expect(match(first)).toMatchObject([{ stripeRefundId: 're_hand', failedRefundIds: ['re_3'] }]);
});

it('completes one refund only with a manual one', () => {
  const payment = paymentOf(1);
  const refunds = [refundOf(payment.campers), refundOf(payment.campers)];

  const matched = matchHandRefunds({ ...payment, refunds }, handOf(payment.campers, 10_000));

  expect(matched.refunds.map(({ status }) => status)).toEqual(['done', 'due']);
  expect(matched.made).toHaveLength(1);
});

it('leaves a recorded manual refund beside a pending one that the payment covers', () => {
  const payment = paymentOf(2);
  const refunds = [refundOf(payment.campers, { amount: 30_000 }), handOf(payment.campers, 30_000)];

  expect(matchHandRefunds({ ...payment, refunds })).toEqual({ refunds, made: [], hasChanged: false });
});

it('does not use a recorded manual refund for a pending one that the payment covers', () => {
  const payment = paymentOf(1);
  const refunds = [refundOf(payment.campers), handOf(payment.campers, 10_000)];

  const matched = matchHandRefunds({ ...payment, refunds }, handOf(payment.campers, 5_000));

  expect(matched.refunds.map(({ amount, status }) => [amount, status])).toEqual([
    [10_000, 'due'],
    [10_000, 'done'],
    [5_000, 'done'],
  ]);
});

it('matches recorded manual refunds once the payment cannot cover the pending one', () => {
  const payment = paymentOf(1);
  const waiting = refundOf(payment.campers, { amount: 30_000 });
  const hand = handOf(payment.campers, 30_000);

  const done = { ...waiting, status: 'done', stripeRefundId: 're_hand', doneAt: later };
  expect(matchHandRefunds({ ...payment, refunds: [waiting, hand] })).toEqual({
    refunds: [done],
    made: [done],
    hasChanged: true,
  });
});

it('matches nothing if the payment cannot cover a pending refund without a manual one', () => {
  const payment = paymentOf(1);
  const refunds = [
    refundOf(payment.campers, { amount: 30_000 }),
    refundOf(payment.campers, { amount: 30_000, status: 'done', stripeRefundId: 're_own' }),
  ];

  expect(matchHandRefunds({ ...payment, refunds })).toEqual({ refunds, made: [], hasChanged: false });
});

it('reduces a pending refund by what a smaller manual one leaves', () => {
  const payment = paymentOf(2);
  const [first, second] = payment.campers as [Types.ObjectId, Types.ObjectId];
  const sharesOf = (ofFirst: number, ofSecond: number) => [
    { camperId: first, amount: ofFirst },
    { camperId: second, amount: ofSecond },
  ];
  const done = refundOf([first], { status: 'done' });
  const waiting = refundOf(payment.campers, { amount: 50_000, shares: sharesOf(20_000, 30_000) });
  const hand = handOf(payment.campers, 20_000);

  expect(matchHandRefunds({ ...payment, refunds: [done, waiting] }, hand)).toEqual({
    refunds: [
      done,
      { ...waiting, amount: 30_000, shares: sharesOf(12_000, 18_000) },
      { ...hand, shares: sharesOf(8_000, 12_000) },
    ],
    made: [],
    hasChanged: true,
  });
});

it('prefers a manual refund of the same amount to a larger one', () => {
  const payment = paymentOf(1);
  const waiting = refundOf(payment.campers);
  const larger = handOf(payment.campers, 20_000, { stripeRefundId: 're_larger' });
  const refunds = [larger, waiting, handOf(payment.campers, 10_000)];

  expect(matchHandRefunds({ ...payment, refunds }).refunds).toEqual([
    larger,
    { ...waiting, status: 'done', stripeRefundId: 're_hand', doneAt: later },
  ]);
});

it('completes a pending refund with a part of a larger manual one', () => {
  const payment = paymentOf(1);
  const waiting = refundOf(payment.campers);
  const hand = handOf(payment.campers, 30_000);

  const { refunds, made } = matchHandRefunds({ ...payment, refunds: [waiting] }, hand);

  const [camperId] = payment.campers;
  expect(refunds).toEqual([
    { ...waiting, status: 'done', stripeRefundId: 're_hand', doneAt: later },
    { ...hand, amount: 20_000, shares: [{ camperId, amount: 20_000 }] },
  ]);
  expect(made).toEqual([refunds[0]]);
});

it('ignores a pending refund without an amount', () => {
  const payment = paymentOf(1);
  const free = refundOf(payment.campers, { amount: 0 });
  const { refunds, made } = matchHandRefunds(
    { ...payment, refunds: [free] },
    handOf(payment.campers, 30_000),
  );

  expect(refunds.map(({ amount, status }) => [amount, status])).toEqual([
    [0, 'due'],
    [30_000, 'done'],
  ]);
  expect(made).toEqual([]);
});

it('shares a new manual refund among campers with refundable money only', () => {
  const payment = paymentOf(3);
  const [first, second, third] = payment.campers as [Types.ObjectId, Types.ObjectId, Types.ObjectId];
  const refunds = [
    refundOf([first], { amount: 30_000, status: 'done' }),
    refundOf([second], { amount: 20_000, status: 'done' }),
  ];
  const fresh = handOf(payment.campers, 20_000);

  expect(matchHandRefunds({ ...payment, refunds }, fresh).refunds).toEqual([
    ...refunds,
    {
      ...fresh,
      campers: [second, third],
      shares: [
        { camperId: second, amount: 5_000 },
        { camperId: third, amount: 15_000 },
      ],
    },
  ]);
});

it('shares a new manual refund by price if nothing is refundable', () => {
  const payment = paymentOf(2);
  const [line, cheap] = payment.lines as [(typeof payment.lines)[0], (typeof payment.lines)[0]];
  const lines = [line, { ...cheap, cost: 5_000, lateFee: 5_000 }];
  const back = refundOf(payment.campers, { amount: 40_000, status: 'done' });

  const { refunds } = matchHandRefunds(
    { lines, amount: 40_000, refunds: [back] },
    handOf(payment.campers, 4_000),
  );

  expect(refunds[1]?.shares).toEqual([
    { camperId: line.camperId, amount: 3_000 },
    { camperId: cheap.camperId, amount: 1_000 },
  ]);
});
