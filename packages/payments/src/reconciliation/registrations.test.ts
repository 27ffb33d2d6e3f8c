import type { ReconcileAction } from '@camp/contracts/payment/reconciliation';
import { freeSeat } from '@camp/database/camp/seats';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { Types } from 'mongoose';
import { askRefund, RefundNotPossibleError } from '../ask-refund';
import { preparePayments } from '../../test/fixture';
import { refundDue } from '../refund';
import { settle } from '../settle';
import { findDifferences } from './find-differences';
import { resolveDifference } from './resolve-difference';

const { models, deps, simulator, family, onlyPayment, paidOf, eventsOf } = preparePayments();

// The comparison would also find damage from an earlier test.
beforeEach(() => Promise.all([models.Payment.deleteMany({}), models.Camper.deleteMany({})]));

/** A family that has paid. The test then damages the records, like a backup that was taken during the payment. */
async function paid(size = 1, values: Partial<StoredCamper> = {}) {
  const household = await family(size, values);
  await household.checkout();
  const { _id, sessionId = '' } = await onlyPayment(household.user._id);
  simulator().sessions.pay(sessionId);
  await settle(deps(), sessionId);
  const payment = () => onlyPayment(household.user._id);
  const id = _id.toString();
  const press = (action: ReconcileAction, of = id) =>
    resolveDifference(deps(), { id: of, action, actorId: household.user._id.toString() });
  const [first, second] = household.campers as [StoredCamper, StoredCamper];
  return { ...household, _id, id, sessionId, payment, press, first, second };
}

/** The differences of these records. */
const differences = async (...ids: readonly (string | Types.ObjectId)[]) =>
  (await findDifferences(deps()))
    .filter(({ id }) => ids.map(String).includes(id))
    .map(({ about, record, action }) => [about, record, action]);

/** Makes two concurrent requests and a later one. Only one of them has an effect. */
async function once(press: () => Promise<unknown>) {
  const pressed = await Promise.allSettled([press(), press()]);
  expect(pressed.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const one of pressed)
    if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(RefundNotPossibleError);
  await expect(press()).rejects.toThrow(RefundNotPossibleError);
}

const sentBack = async (sessionId: string) => {
  const { payment_intent: intent } = await deps().stripe.checkout.sessions.retrieve(sessionId);
  const { data } = await deps().stripe.refunds.list({ payment_intent: String(intent) });
  return data.map(({ amount }) => amount);
};

it('finds nothing if registrations and payments agree, also while families pay (I3)', async () => {
  const done = await paid(2);
  const others = await Promise.all(Array.from({ length: 4 }, () => family(1)));
  for (const other of others) await other.checkout();
  const paying = others.map(async ({ user }) => {
    const { sessionId = '' } = await onlyPayment(user._id);
    simulator().sessions.pay(sessionId);
    await settle(deps(), sessionId);
  });
  const results = await Promise.all([...paying, ...[1, 2, 3, 4].map(() => findDifferences(deps()))]);
  expect(results.flatMap((found) => found ?? []).filter(({ registration }) => registration)).toEqual([]);
  expect(await differences(done.id, done.first._id, done.second._id)).toEqual([]);
});

it('rebuilds a missing payment from the checkout that was paid, without a receipt', async () => {
  const { id, _id, payment, press, campers, first, second, sessionId } = await paid(2);
  const before = await payment();
  await models.Payment.deleteOne({ _id });
  await models.Outbox.deleteMany({ 'payload.paymentId': id });
  expect(await differences(id, first._id, second._id)).toEqual([
    ['gone', 'No payment, but its registrations count as paid', 'rebuild'],
  ]);

  await once(() => press('rebuild'));

  const { userId, campId, lines, amount, currency, status, paymentIntentId } = before;
  expect(await payment()).toMatchObject({
    ...{ _id, userId, campId, lines, amount, currency, status, paymentIntentId, sessionId },
    settledAt: expect.any(Date),
  });
  expect(await differences(id, first._id, second._id)).toEqual([]);
  expect([await Promise.all(campers.map(paidOf)), await eventsOf(_id)]).toEqual([[true, true], []]);
});

it('rebuilds old payments, and payments from before a change of price', async () => {
  const { id, _id, payment, press, camp, first } = await paid();
  await models.Payment.deleteOne({ _id });
  await models.Camp.updateOne({ _id: camp._id }, { registrationCost: 999 });
  const later = { ...deps(), clock: { now: () => new Date(Date.now() + 150 * 24 * 60 * 60_000) } };
  const found = (await findDifferences(later)).filter((one) => one.id === id);
  expect(found.map(({ action }) => action)).toEqual(['rebuild']);

  await press('rebuild');

  expect(await payment()).toMatchObject({ amount: 30_000, lines: [{ cost: 30_000, lateFee: 0 }] });
  expect(await differences(id, first._id)).toEqual([]);
});

it.each([
  ['a part', 10_000, 'partly-refunded', true],
  ['all', 30_000, 'refunded', false],
])('rebuilds that %s was refunded, without emailing again', async (_what, amount, status, stays) => {
  const { id, _id, payment, press, first, user } = await paid();
  const actorId = user._id.toString();
  const submission = { submissionKey: 'once', submissionBody: 'once' };
  const asked = { paymentId: id, amount, reason: 'Ill', seat: 'keep', actorId, submission } as const;
  await askRefund(deps(), { ...asked, isRepeat: () => false });
  await refundDue(deps(), id);
  // The restored backup is older than the payment and its refund.
  await models.Payment.deleteOne({ _id });
  await models.Camper.updateOne({ _id: first._id }, { paid: true });
  await models.Outbox.deleteMany({ 'payload.paymentId': id });

  await press('rebuild');

  const refunds = [{ amount, status: 'done', stripeRefundId: expect.any(String) }];
  expect(await payment()).toMatchObject({ status, refunds });
  expect(await differences(id, first._id)).toEqual([]);
  await expect(press('take-over')).rejects.toThrow('already resolved');
  expect([await eventsOf(_id), await paidOf(first)]).toEqual([[], stays]);
});

it('rebuilds no payment whose campers do not fit, and offers a refund', async () => {
  const { id, _id, press, first, second } = await paid(2);
  await models.Payment.deleteOne({ _id });
  await models.Camper.updateOne({ _id: first._id }, { userId: new Types.ObjectId() });

  expect(await differences(id, second._id)).toEqual([
    ['gone', 'No such payment', 'send-back'],
    ['camper', 'Paid, without a payment', 'record-paid'],
  ]);
  await expect(press('rebuild')).rejects.toThrow('No paid Stripe checkout matches');
});

it('records a registration without a payment at Stripe as paid, and asks nobody to pay again', async () => {
  const { first, press, user } = await paid();
  await models.Payment.deleteMany({});
  const { _id } = first;
  // The registration was paid at an earlier Stripe account.
  const foreign = await models.Camper.create({
    ...first,
    _id: new Types.ObjectId(),
    paid: true,
    personKey: 'another',
    arrival: 99,
  });
  expect(await differences(_id, foreign._id)).toEqual([['camper', 'Paid, without a payment', 'record-paid']]);

  await once(() => press('record-paid', foreign._id.toString()));
  await expect(press('record-paid', _id.toString())).rejects.toThrow('Select “Check now”');

  const recorded = await models.Payment.find({ userId: user._id }).lean();
  expect(recorded).toMatchObject([{ campers: [foreign._id], amount: 0, status: 'paid' }]);
  expect([await differences(foreign._id), await paidOf(foreign), await eventsOf(foreign._id)]).toEqual([
    [],
    true,
    [],
  ]);
});

it('marks an unpaid registration as paid if its payment covers it, without a second receipt', async () => {
  const { id, _id, press, first, second, sessionId } = await paid(2);
  await models.Camper.updateOne({ _id: first._id }, { paid: false });
  expect(await differences(id)).toEqual([['payment', 'Paid, and 1 registration is not', 'take-over']]);
  await expect(press('send-back')).rejects.toThrow(RefundNotPossibleError);

  await once(() => press('take-over'));

  expect([await differences(id), await paidOf(first), await paidOf(second)]).toEqual([[], true, true]);
  expect([await eventsOf(_id), await sentBack(sessionId)]).toEqual([['payment.settled'], []]);
});

it.each([
  [40, true, []],
  [1, false, [30_000]],
])('gives a waiting camper one of %i seats or a refund', async (seats, isPaid, back) => {
  const { id, press, first, camp, sessionId } = await paid(1);
  await models.Camper.updateOne({ _id: first._id }, { paid: false, waitlist: true });
  await freeSeat(models, camp._id, first._id);
  await models.Camp.updateOne({ _id: camp._id }, { waitListAfter: seats === 1 ? 0 : seats });

  await once(() => press('take-over'));
  await refundDue(deps(), id);

  expect([await differences(id), await paidOf(first), await sentBack(sessionId)]).toEqual([[], isPaid, back]);
});

it('refunds a deleted registration exactly once, and notifies the family (I8)', async () => {
  const { id, _id, press, first, second, sessionId, payment } = await paid(2);
  await models.Camper.deleteOne({ _id: first._id });
  expect(await differences(id)).toEqual([['payment', 'Paid, and 1 registration is gone', 'send-back']]);

  await once(() => press('send-back'));
  await refundDue(deps(), id);
  await refundDue(deps(), id);

  expect([await differences(id), await sentBack(sessionId), await paidOf(second)]).toEqual([
    [],
    [30_000],
    true,
  ]);
  expect((await payment()).refunds).toMatchObject([{ campers: [first._id], amount: 30_000, status: 'done' }]);
  expect((await eventsOf(_id)).sort()).toEqual(['payment.refund-due', 'payment.refunded', 'payment.settled']);
});

it('ignores registrations canceled with a partial refund, and camps that are over', async () => {
  const { id, _id, first } = await paid();
  const at = new Date();
  const part = { campers: [first._id], amount: 10_000, reason: 'Ill.', status: 'done', seat: 'cancel' };
  await models.Payment.updateOne({ _id }, { $push: { refunds: { ...part, requestedAt: at, doneAt: at } } });
  await models.Camper.deleteOne({ _id: first._id });
  const past = await paid();
  await models.Camper.updateOne({ _id: past.first._id }, { paid: false });
  expect(await differences(past.id)).toHaveLength(1);
  const days = { startDate: new Date(0), endDate: new Date(0), campSunday: new Date(0) };
  await models.Camp.updateOne({ _id: past.camp._id }, days);

  expect(
    (await differences(id, past.id)).filter(([, record]) => String(record).includes('registration')),
  ).toEqual([]);
});

it('covers a camper who counts as paid while the checkout is still open, as in a backup made in between', async () => {
  const { _id, id, first, sessionId, press } = await paid();
  const unset = { settledAt: 1, paymentIntentId: 1 };
  await models.Payment.updateOne({ _id }, { $set: { status: 'open' }, $unset: unset });
  expect(await differences(id, first._id)).toEqual([['payment', 'Not paid, $300.00 expected', 'take-over']]);

  await press('take-over');

  expect([await differences(id, first._id), await paidOf(first), await sentBack(sessionId)]).toEqual([
    [],
    true,
    [],
  ]);
});
