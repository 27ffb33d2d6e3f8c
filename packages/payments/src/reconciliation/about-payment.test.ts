import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { noon, paymentOf, refundAtStripe, refundOf, sessionAtStripe } from '../../test/records';
import { aboutMoney, aboutRefunds } from './about-payment';

const minute = 60_000;
const day = 24 * 60 * minute;
const after = (time: number) => new Date(noon.getTime() + time);

/** The compared facts of differences, all of which are explained. */
const facts = (found: ReturnType<typeof aboutMoney>) => {
  expect(found).toEqual(found.map((one) => ({ ...one, why: expect.any(String) })));
  return found.map(({ stripe, record, action }) => [stripe, record, action]);
};

const unpaid = { settledAt: undefined, status: 'open' } as const;

it.each<[string, Partial<StoredPayment>, Parameters<typeof aboutMoney>[1], unknown[]]>([
  ['paid on both sides', {}, sessionAtStripe(), []],
  ['open on both sides', unpaid, sessionAtStripe({ payment_status: 'unpaid' }), []],
  [
    'paid only there',
    unpaid,
    sessionAtStripe(),
    [['Paid $300.00', 'Not paid, $300.00 expected', 'take-over']],
  ],
  [
    'another amount there',
    { ...unpaid, mismatch: '$400.00 instead of $300.00' },
    sessionAtStripe({ amount_total: 40_000 }),
    [['Paid $400.00', 'Not paid, $300.00 expected', 'send-back']],
  ],
  ['already refunded', { ...unpaid, sentBackAt: noon }, sessionAtStripe(), []],
  [
    'no longer paid there',
    {},
    sessionAtStripe({ payment_status: 'unpaid' }),
    [['Not paid', 'Paid $300.00', 'keep-record']],
  ],
  ['unknown there', {}, undefined, [['Doesn’t know this checkout', 'Paid $300.00', 'keep-record']]],
  ['unknown there and confirmed', { keptAt: noon }, undefined, []],
  ['unknown there and free', { amount: 0 }, undefined, []],
  ['unknown there and open', unpaid, undefined, []],
])('compares a payment that is %s', (_what, values, session, expected) => {
  expect(facts(aboutMoney(paymentOf(1, values), session, after(-30 * day)))).toEqual(expected);
});

it('names the mismatch and the reason why Stripe does not count a checkout', () => {
  const why = (values: Partial<StoredPayment>, session?: Parameters<typeof aboutMoney>[1]) =>
    aboutMoney(paymentOf(1, values), session, after(-30 * day))[0]?.why;

  expect(why({ ...unpaid, mismatch: 'currency cad' }, sessionAtStripe())).toContain('(currency cad)');
  expect(why({}, sessionAtStripe({ payment_status: 'unpaid' }))).toContain('no longer counts');
  expect(why({})).toContain('another Stripe account');
});

it('expects a checkout in Stripe’s list from a day after the list begins', () => {
  const found = (since: Date) => aboutMoney(paymentOf(1), undefined, since).length;

  expect([found(after(-day)), found(after(-day + 1))]).toEqual([1, 0]);
});

const refundFacts = (
  refunds: readonly Partial<PaymentRefund>[],
  made: Parameters<typeof aboutRefunds>[1] = [],
  { at = noon, ...values }: Partial<StoredPayment> & { at?: Date } = {},
) => {
  const payment = paymentOf(1, values);
  const own = refunds.map((one) => refundOf(payment.campers, one));
  return facts(aboutRefunds({ ...payment, refunds: own }, made, at));
};

it('expects a due refund to be sent within 15 minutes', () => {
  const found = [['No refund', '$100.00 refund pending', 'refund-again']];
  expect(refundFacts([{}], [], { at: after(15 * minute) })).toEqual([]);
  expect(refundFacts([{}], [], { at: after(15 * minute + 1) })).toEqual(found);
  expect(refundFacts([{ status: 'done' }], [], { at: after(day) })).toEqual([]);
});

it('reports a failed refund at once', () => {
  expect(refundFacts([{ status: 'failed', stripeRefundId: 're_1' }])).toEqual([
    ['The refund of $100.00 failed', '$100.00 refund pending', 'refund-again'],
  ]);
});

const done = { status: 'done', stripeRefundId: 're_1' } as const;

it.each<[string, Partial<PaymentRefund>[], Parameters<typeof refundAtStripe>[0], unknown[]]>([
  ['that is recorded', [done], {}, []],
  ['that is not recorded', [], {}, [['$100.00 refunded', 'No refund', 'take-over']]],
  ['that failed before anybody recorded it', [], { status: 'failed' }, []],
  ['that was canceled before anybody recorded it', [], { status: 'canceled' }, []],
  [
    'that failed after it was recorded',
    [done],
    { status: 'failed' },
    [['The refund of $100.00 failed', '$100.00 refunded', 'take-over']],
  ],
  [
    'that failed before another attempt',
    [{ ...done, stripeRefundId: 're_2', failedRefundIds: ['re_1'] }],
    { status: 'failed' },
    [],
  ],
])('compares a refund at Stripe %s', (_what, refunds, made, expected) => {
  expect(refundFacts(refunds, [refundAtStripe(made)])).toEqual(expected);
});

it('matches refunds at Stripe before it offers to send a pending one', () => {
  const failed = { status: 'failed' } as const;
  expect(refundFacts([failed], [refundAtStripe()])).toEqual([['$100.00 refunded', 'No refund', 'take-over']]);
  const byHand = { ...done, reason: 'Refunded by hand.', amount: 30_000 };
  expect(refundFacts([{ amount: 30_000 }, byHand])).toEqual([
    ['Refunded by hand', 'Refund pending', 'take-over'],
  ]);
  expect(
    refundFacts([
      { ...failed, amount: 30_000 },
      { ...done, amount: 30_000 },
    ]),
  ).toEqual([['Refunded with another request', 'Refund pending', 'take-over']]);
});

it('ignores Stripe’s refunds of a mismatched amount that was refunded', () => {
  expect(refundFacts([], [refundAtStripe()], { sentBackAt: noon, settledAt: undefined })).toEqual([]);
});
