import type { StoredPayment } from '@camp/database/payment/payment-model';
import { Types } from 'mongoose';
import { noon, paymentOf, refundOf } from '../../test/records';
import { firstDayOf, oddLinesOf, unsecuredOf, type ComparedCamper } from './snapshot';

const day = 24 * 60 * 60_000;

const camperOf = (_id: Types.ObjectId, values: Partial<ComparedCamper> = {}): ComparedCamper => ({
  ...{ _id, userId: new Types.ObjectId(), campId: new Types.ObjectId(), paid: true, waitlist: false },
  ...{ nameFirst: 'Casey', nameLast: 'Camper', createdAt: noon },
  ...values,
});

/** The odd lines of a payment of one camper, by their number. */
function oddOf(paid: boolean | null | undefined, values: Partial<StoredPayment> = {}) {
  const payment = paymentOf(1, values);
  const [id] = payment.campers as [Types.ObjectId];
  const refunds = payment.refunds.map((one) => (one.campers.length > 0 ? one : { ...one, campers: [id] }));
  const campers = new Map(paid === undefined ? [] : [[id.toString(), { paid }]]);
  const { unpaid, gone } = oddLinesOf({ ...payment, refunds }, campers);
  for (const line of [...unpaid, ...gone]) expect(line).toBe(payment.lines[0]);
  return [unpaid.length, gone.length];
}

const free = paymentOf(1).lines.map((line) => ({ ...line, cost: 0, lateFee: 0 }));
const part = (status: 'due' | 'done' | 'failed') => ({ refunds: [refundOf([], { status })] });

it.each<[string, boolean | null | undefined, Partial<StoredPayment>, number[]]>([
  ['a paid registration', true, {}, [0, 0]],
  ['an unpaid registration', false, {}, [1, 0]],
  ['a new registration', null, {}, [1, 0]],
  ['a deleted registration', undefined, {}, [0, 1]],
  ['an unpaid registration of an open checkout', false, { settledAt: undefined }, [0, 0]],
  ['a deleted registration of an open checkout', undefined, { settledAt: undefined }, [0, 0]],
  ['an unpaid registration with a partial refund', false, part('done'), [1, 0]],
  ['an unpaid registration with a pending refund', false, part('due'), [0, 0]],
  ['an unpaid registration with a failed refund', false, part('failed'), [0, 0]],
  ['a deleted registration with a partial refund', undefined, part('done'), [0, 0]],
  [
    'an unpaid registration that was refunded',
    false,
    { refunds: [refundOf([], { status: 'done', amount: 30_000 })] },
    [0, 0],
  ],
  [
    'a deleted registration and another camper’s refund',
    undefined,
    { refunds: [refundOf([new Types.ObjectId()])] },
    [0, 1],
  ],
])('counts the unpaid and deleted lines for %s', (_what, paid, values, expected) => {
  expect(oddOf(paid, values)).toEqual(expected);
});

it('does not refund a deleted registration without a price', () => {
  const payment = paymentOf(1, { lines: free });
  expect(oddLinesOf(payment, new Map()).gone).toEqual([]);
});

it('finds registrations that are paid and not secured', () => {
  const ids = [1, 2, 3, 4].map(() => new Types.ObjectId()) as [Types.ObjectId, ...Types.ObjectId[]];
  const [unsecured, secured, unpaid, fresh] = ids.map((id) => camperOf(id)) as [
    ComparedCamper,
    ComparedCamper,
    ComparedCamper,
    ComparedCamper,
  ];
  const campers = [unsecured, secured, { ...unpaid, paid: false }, { ...fresh, paid: null }];

  expect(unsecuredOf({ campers, secured: new Set([secured._id.toString()]) })).toEqual([unsecured]);
});

it('reads checkouts of 120 days, or from the day of an older registration without its payment', () => {
  const clock = { now: () => noon };
  const of = (days: number, paid: boolean) =>
    camperOf(new Types.ObjectId(), { paid, createdAt: new Date(noon.getTime() - days * day) });
  const first = (...campers: ComparedCamper[]) =>
    (noon.getTime() - firstDayOf({ clock }, { campers, payments: [], secured: new Set() }).getTime()) / day;

  expect([first(), first(of(119, true)), first(of(200, true), of(130, true)), first(of(200, false))]).toEqual(
    [120, 120, 200, 120],
  );
});
