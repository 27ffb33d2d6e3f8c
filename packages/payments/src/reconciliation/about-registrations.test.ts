import type { StoredPayment } from '@camp/database/payment/payment-model';
import { Types } from 'mongoose';
import { noon, paymentOf, refundOf, sessionAtStripe } from '../../test/records';
import { aboutRegistrations } from './registrations';
import type { ComparedCamper } from './snapshot';

const camperOf = (_id: Types.ObjectId, paid: boolean): ComparedCamper => ({
  ...{ _id, userId: new Types.ObjectId(), campId: new Types.ObjectId(), paid, waitlist: false },
  ...{ nameFirst: 'Casey', nameLast: 'Camper', createdAt: noon },
});

const compare = (
  campers: ComparedCamper[],
  payments: StoredPayment[] = [],
  sessions: Parameters<typeof aboutRegistrations>[1] = [],
  rebuilt: readonly string[] = [],
) => aboutRegistrations({ campers, payments, secured: new Set() }, sessions, new Set(rebuilt));

it('offers to record a paid registration that nothing covers', () => {
  const camper = camperOf(new Types.ObjectId(), true);

  expect(compare([camper, camperOf(new Types.ObjectId(), false)])).toEqual([
    {
      ...{ about: 'camper', id: camper._id.toString(), registration: true, action: 'record-paid' },
      ...{ stripe: 'No paid checkout', record: 'Paid, without a payment', why: expect.any(String) },
    },
  ]);
  expect(compare([camper], [], [], [camper._id.toString()])).toEqual([]);
});

it.each<[string, number, Partial<StoredPayment>, 'paid' | 'unpaid']>([
  ['waits for the recording of its paid checkout', 0, {}, 'paid'],
  ['is reported if its checkout is not paid', 1, {}, 'unpaid'],
  ['is reported if its payment has another checkout', 1, { sessionId: 'cs_2' }, 'paid'],
  ['is reported if its payment has no checkout', 1, { sessionId: undefined }, 'paid'],
  ['is reported if its checkout was refunded', 1, { sentBackAt: noon }, 'paid'],
  ['is reported if its payment is settled but secures nothing', 1, { settledAt: noon }, 'paid'],
])('a registration that counts as paid %s', (_what, count, values, atStripe) => {
  const payment = paymentOf(1, { settledAt: undefined, sessionId: 'cs_1', ...values });
  const campers = payment.campers.map((id) => camperOf(id, true));

  const found = compare(campers, [payment], [sessionAtStripe({ payment_status: atStripe })]);

  expect(found.map(({ action }) => action)).toEqual(Array(count).fill('record-paid'));
});

it('reports unpaid and deleted registrations of a payment with their amounts', () => {
  const payment = paymentOf(4, { paymentIntentId: 'pi_1' });
  const [first, second] = payment.campers as [Types.ObjectId, Types.ObjectId];
  const about = {
    ...{ about: 'payment', id: payment._id.toString(), registration: true, intentId: 'pi_1' },
    ...{ stripe: 'Paid $600.00', why: expect.any(String) },
  };

  expect(compare([camperOf(first, false), camperOf(second, false)], [payment])).toEqual([
    { ...about, record: 'Paid, and 2 registrations are not', action: 'take-over' },
    { ...about, record: 'Paid, and 2 registrations are gone', action: 'send-back' },
  ]);
});

it('reports one deleted registration of a payment without an id at Stripe', () => {
  const payment = paymentOf(2);
  const [, second] = payment.campers as [Types.ObjectId, Types.ObjectId];
  const refunds = [refundOf([second], { status: 'done', amount: 30_000 })];

  const [found, ...others] = compare([camperOf(second, false)], [{ ...payment, refunds }]);

  expect(found).toMatchObject({ stripe: 'Paid $300.00', record: 'Paid, and 1 registration is gone' });
  expect([Object.keys(found ?? {}).includes('intentId'), others]).toEqual([false, []]);
});
