import { createCamper } from '@camp/database/test/factories/camper';
import { Types } from 'mongoose';
import { refundOf } from '../../test/records';
import { prepareReconciliation } from '../../test/reconciliation';
import { recordHandRefund } from './record-hand-refund';

const { models, deps, paid, paidOf, eventsOf, actorId } = prepareReconciliation();

const refundAt = (intentId: string, amount: number) =>
  deps().stripe.refunds.create({ payment_intent: intentId, amount });

it.each([
  ['by an administrator', actorId, { requestedBy: new Types.ObjectId(actorId) }],
  ['by the worker', undefined, {}],
])('records a manual refund once %s', async (_what, actor, by) => {
  const { intentId, payment, campers } = await paid(2);
  const made = await refundAt(intentId, 50_000);
  const record = async () => recordHandRefund(deps(), await payment(), made, actor);
  const ids = campers.map(({ _id }) => _id);

  const { hasChanged, rows } = await record();

  const at = new Date(made.created * 1000);
  const stored = await payment();
  expect(stored.refunds).toEqual([
    {
      ...{ _id: expect.any(Types.ObjectId), campers: ids, amount: 50_000, reason: 'Refunded by hand.' },
      ...{ status: 'done', stripeRefundId: made.id, requestedAt: at, doneAt: at, seat: 'keep', ...by },
      shares: ids.map((camperId) => ({ camperId, amount: 25_000 })),
    },
  ]);
  expect([hasChanged, stored.status]).toEqual([true, 'partly-refunded']);
  const refundId = stored.refunds[0]?._id.toString();
  expect(rows).toMatchObject([{ name: 'payment.refunded', payload: { refundId } }]);
  const [written] = await models.Audit.find({ action: 'refund', recordIds: stored._id }).lean();
  expect([written?.recordIds, written?.actorId?.toString()]).toEqual([[stored._id, ...ids], actor]);
  expect(await record()).toEqual({ hasChanged: false, rows: [] });
});

it('cancels the registration of a pending refund that was made manually, and offers the seat', async () => {
  const { _id, intentId, payment, first, camp } = await paid();
  const waiting = refundOf([first._id], { amount: 20_000, seat: 'cancel' });
  await models.Payment.updateOne({ _id }, { refunds: [waiting] });
  await models.Camp.updateOne({ _id: camp._id }, { waitListAfter: 1 });
  const { _id: nextId } = await createCamper(models, { campId: camp._id, waitlist: true });
  const made = await refundAt(intentId, 30_000);

  const { rows } = await recordHandRefund(deps(), await payment(), made, actorId);

  const { refunds, status } = await payment();
  expect(refunds).toMatchObject([
    { _id: waiting._id, amount: 20_000, status: 'done', stripeRefundId: made.id, seat: 'cancel' },
    { amount: 10_000, shares: [{ camperId: first._id, amount: 10_000 }] },
  ]);
  expect([status, await paidOf(first)]).toEqual(['refunded', undefined]);
  expect(rows.map(({ name }) => name)).toEqual([
    'payment.refunded',
    'payment.refunded',
    'camper.seat-offered',
  ]);
  expect((await models.Camper.findById(nextId).orFail().lean()).waitlist).toBe(false);
});

it('matches recorded manual refunds without emailing the family again', async () => {
  const { _id, payment, first } = await paid();
  const byHand = { reason: 'Refunded by hand.', status: 'done', stripeRefundId: 're_hand' } as const;
  const refunds = [
    refundOf([first._id], { amount: 30_000, seat: 'keep' }),
    refundOf([first._id], { ...byHand, amount: 30_000, doneAt: new Date(0) }),
  ];
  const record = async () => recordHandRefund(deps(), await payment(), undefined, actorId);
  expect(await record()).toEqual({ hasChanged: false, rows: [] });
  await models.Payment.updateOne({ _id }, { refunds });

  expect(await record()).toEqual({ hasChanged: true, rows: [] });

  const done = { ...refunds[0], status: 'done', stripeRefundId: 're_hand', doneAt: new Date(0) };
  expect(await payment()).toMatchObject({ status: 'refunded', refunds: [done] });
  expect([await paidOf(first), await eventsOf(_id)]).toEqual([false, ['payment.settled']]);
});

it('ignores a deleted payment', async () => {
  const { _id, intentId, camp } = await paid();
  const made = await refundAt(intentId, 1_000);
  await models.Payment.deleteOne({ _id });

  expect(await recordHandRefund(deps(), { _id, campId: camp._id }, made, actorId)).toEqual({
    hasChanged: false,
    rows: [],
  });
});
