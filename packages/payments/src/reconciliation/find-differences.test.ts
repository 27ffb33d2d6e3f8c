import type { PaymentRefund, StoredPayment } from '@camp/database/payment/payment-model';
import { createCamper } from '@camp/database/test/factories/camper';
import { createPayment } from '@camp/database/test/factories/payment';
import { Types } from 'mongoose';
import { preparePayments } from '../../test/fixture';
import { findDifferences } from './find-differences';

const { models, deps } = preparePayments();

const minute = 60_000;
const day = 24 * 60 * minute;
const ago = (time: number) => new Date(Date.now() - time);

/** The actions for a payment of this age that Stripe doesn't know. */
async function actionsFor(age: number, values: Partial<StoredPayment> = {}) {
  const camper = await createCamper(models, { paid: true });
  const payment = await createPayment(models, [camper], { createdAt: ago(age), ...values });
  const found = await findDifferences(deps());
  return found.filter(({ id }) => id === payment._id.toString()).map(({ action }) => action);
}

const refund = (values: Partial<PaymentRefund>): PaymentRefund => ({
  ...{ _id: new Types.ObjectId(), campers: [], amount: 10_000, reason: 'Ill.', status: 'due' },
  requestedAt: ago(day),
  ...values,
});

it('reports a checkout missing from Stripe’s list while the list reaches a day further back', async () => {
  expect(await actionsFor(118 * day)).toEqual(['keep-record']);
  expect(await actionsFor(119 * day + minute)).toEqual([]);
});

it.each([
  ['a refund that is due for 16 minutes', { requestedAt: ago(16 * minute) }, ['refund-again']],
  ['a refund that failed', { status: 'failed' as const }, ['refund-again']],
  ['nothing about a refund that is due for 14 minutes', { requestedAt: ago(14 * minute) }, []],
])('finds, however old the payment is, %s', async (_what, values, actions) => {
  expect(await actionsFor(200 * day, { refunds: [refund(values)] })).toEqual(actions);
});

it('finds a lost dispute without a decision, however old the payment is', async () => {
  const lost = { stripeId: 'dp_1', amount: 10_000, reason: 'general', status: 'lost', openedAt: ago(day) };

  expect(await actionsFor(200 * day, { disputes: [{ ...lost, status: 'lost', toDo: true }] })).toEqual([
    'keep-seat',
  ]);
  expect(await actionsFor(200 * day, { disputes: [{ ...lost, status: 'lost', toDo: false }] })).toEqual([]);
});
