import type { StoredCamper } from '@camp/database/camper/camper-model';
import { createPayment } from '@camp/database/test/factories/payment';
import type { PaymentDispute } from '@camp/database/payment/dispute-paths';
import { Types } from 'mongoose';
import { preparePayments } from '../test/fixture';
import { askRefund, disputedMessage, type RefundRequest } from './ask-refund';

const { models, deps, family, payOtherwise, eventsOf } = preparePayments();

const [actorId, submission] = [new Types.ObjectId(), { submissionKey: 'key', submissionBody: 'body' }];

/** A payment of 300 dollars for each camper. */
async function paidFor(size: number) {
  const { campers } = await family(size, { paid: true });
  const { _id } = await createPayment(models, campers as [StoredCamper]);
  const ask = (values: Partial<RefundRequest> = {}) =>
    askRefund(deps(), {
      ...{ paymentId: _id.toString(), reason: 'The child fell ill.', seat: 'keep' },
      ...{ actorId: actorId.toString(), submission, isRepeat: () => false, ...values },
    });
  const payment = () => models.Payment.findById(_id).orFail().lean();
  return { id: _id, campers: campers.map((camper) => camper._id), first: campers[0]!, ask, payment };
}

it('stores a due refund with its shares and its administrator, audits it and informs the worker', async () => {
  const other = await paidFor(1);
  const { id, campers, ask, payment } = await paidFor(3);
  const [first, , third] = campers;
  const before = await payment();

  const asked = await ask({ camperIds: [String(third).toUpperCase(), String(first)], amount: 20_001 });

  const refund = {
    ...{ _id: expect.anything(), campers: [first, third], amount: 20_001, status: 'due', seat: 'keep' },
    shares: [
      { camperId: first, amount: 10_001 },
      { camperId: third, amount: 10_000 },
    ],
    ...{ reason: 'The child fell ill.', requestedAt: expect.any(Date), requestedBy: actorId, ...submission },
  };
  const after = await payment();
  expect({ ...after, updatedAt: before.updatedAt }).toEqual({ ...before, refunds: [refund] });
  expect(asked.payment).toEqual(after);
  const paymentId = id.toString();
  expect(asked.rows).toMatchObject([{ name: 'payment.refund-due', payload: { paymentId } }]);
  expect(await eventsOf(id)).toEqual(['payment.refund-due']);
  const audited = await models.Audit.find({ recordIds: id }).lean();
  expect(audited).toMatchObject([
    { action: 'ask-refund', subject: 'payment', actorId, recordIds: [id, first, third] },
  ]);
  expect((await other.payment()).refunds).toEqual([]);
});

it('refunds everything that is left of all campers by default', async () => {
  const { campers, ask, payment } = await paidFor(2);
  await ask({ camperIds: [String(campers[0])], amount: 10_000 });

  await ask();

  expect((await payment()).refunds[1]).toMatchObject({
    ...{ campers, amount: 50_000 },
    shares: [{ amount: 20_000 }, { amount: 30_000 }],
  });
});

it('stores a repeated request once', async () => {
  const { ask, payment } = await paidFor(1);
  await ask({ amount: 10_000 });

  expect(await ask({ isRepeat: ({ amount }) => amount === 10_000 })).toEqual({
    payment: await payment(),
    rows: [],
  });

  expect((await payment()).refunds).toHaveLength(1);
});

it.each([
  ['open', 0],
  ['won', 1],
  ['lost', 1],
] as const)('with a dispute that is %s, stores %i refunds', async (status, count) => {
  const { id, ask, payment } = await paidFor(1);
  const dispute = { stripeId: 'du_1', amount: 30_000, reason: 'general', openedAt: new Date(), toDo: true };
  const disputes: PaymentDispute[] = [{ ...dispute, status }];
  await models.Payment.updateOne({ _id: id }, { disputes });

  const asked = ask();

  await (count === 0 ? expect(asked).rejects.toThrow(disputedMessage) : asked);
  expect((await payment()).refunds).toHaveLength(count);
});

it.each<[string, Partial<RefundRequest>, string]>([
  ['another payment’s camper', { camperIds: [new Types.ObjectId().toString()] }, 'not-found'],
  ['an unknown payment', { paymentId: new Types.ObjectId().toString() }, 'not-found'],
  ['one cent too much', { amount: 30_001 }, 'conflict'],
])('refuses a refund of %s', async (_what, values, code) => {
  const { ask, payment } = await paidFor(1);

  await expect(ask(values)).rejects.toMatchObject({ name: 'RefundNotPossibleError', code });

  expect((await payment()).refunds).toEqual([]);
});

it('refuses one camper of another payment among its own, and an unpaid payment', async () => {
  const { id, campers, ask, payment } = await paidFor(1);
  const camperIds = [String(campers[0]), new Types.ObjectId().toString()];
  await expect(ask({ camperIds })).rejects.toMatchObject({ code: 'not-found' });
  await models.Payment.updateOne({ _id: id }, { $unset: { settledAt: 1 } });

  await expect(ask()).rejects.toMatchObject({ code: 'not-found' });

  expect((await payment()).refunds).toEqual([]);
});

it('refuses a second whole refund, and a rest that is larger than what is left', async () => {
  const { campers, ask } = await paidFor(2);
  await ask({ camperIds: [String(campers[0])] });

  await expect(ask({ camperIds: [String(campers[0])] })).rejects.toMatchObject({ code: 'not-payable' });
  await expect(ask({ amount: 30_001 })).rejects.toThrow('You can refund up to $300.00.');
  expect((await ask({ amount: 30_000 })).payment.refunds[1]).toMatchObject({ campers: [campers[1]] });
});

it('cancels no registration that another payment covers too', async () => {
  const { first, ask, payment } = await paidFor(2);
  await payOtherwise(first);

  await expect(ask({ seat: 'cancel' })).rejects.toThrow('is also paid for by another payment');
  expect((await payment()).refunds).toEqual([]);

  await ask();
  expect((await payment()).refunds).toHaveLength(1);
});

it.each([
  ['keep', 10_000, 1],
  ['keep', 30_000, 2],
  ['cancel', 10_000, 2],
] as const)('with %s, a refund of %i cents concerns %i of a priced and a free camper', async (...row) => {
  const [seat, amount, count] = row;
  const { id, ask, campers } = await paidFor(2);
  await models.Payment.updateOne({ _id: id }, { 'lines.1.cost': 0 });

  const { payment } = await ask({ seat, amount });

  expect(payment.refunds[0]?.campers).toEqual(campers.slice(0, count));
  expect(payment.refunds[0]?.shares?.[0]).toEqual({ camperId: campers[0], amount });
});
