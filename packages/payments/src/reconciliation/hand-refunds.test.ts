import type { ReconcileAction } from '@camp/contracts/payment/reconciliation';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { Types } from 'mongoose';
import { preparePayments } from '../../test/fixture';
import { RefundRefusedError } from '../failed-refund';
import { refundDue } from '../refund';
import { settle } from '../settle';
import { askRefund, RefundNotPossibleError } from '../ask-refund';
import { findDifferences } from './find-differences';
import { resolveDifference } from './resolve-difference';

const { models, deps, simulator, family, onlyPayment, paidOf, eventsOf } = preparePayments();

beforeEach(() => Promise.all([models.Payment.deleteMany({}), models.Camper.deleteMany({})]));

/** A family whose checkout is open. */
async function opened(size = 1) {
  const household = await family(size);
  await household.checkout();
  const payment = () => onlyPayment(household.user._id);
  const { sessionId = '' } = await payment();
  const actorId = household.user._id.toString();
  const resolve = async (action: ReconcileAction) =>
    resolveDifference(deps(), { id: (await payment())._id.toString(), action, actorId });
  return { ...household, first: household.campers[0] as StoredCamper, payment, sessionId, actorId, resolve };
}

async function paid(size = 1) {
  const household = await opened(size);
  simulator().sessions.pay(household.sessionId);
  await settle(deps(), household.sessionId);
  const intent = String((await household.payment()).paymentIntentId);
  return { ...household, intent };
}

/** Differences of stored payments. Stripe still has the payments that earlier tests deleted. */
const differences = async () =>
  (await findDifferences(deps()))
    .filter(({ about }) => about === 'payment')
    .map(({ stripe, record, action }) => [stripe, record, action]);

/** Makes two concurrent requests. One succeeds, and the other also succeeds or finds nothing left to do. */
async function twice(press: () => Promise<unknown>) {
  const pressed = await Promise.allSettled([press(), press()]);
  expect(pressed.some(({ status }) => status === 'fulfilled')).toBe(true);
  for (const one of pressed)
    if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(RefundNotPossibleError);
}

it('records a manual refund at Stripe once', async () => {
  const { intent, payment, campers, resolve } = await paid(2);
  await deps().stripe.refunds.create({ payment_intent: intent, amount: 60_000 });
  expect(await differences()).toEqual([['$600.00 refunded', 'No refund', 'take-over']]);

  await twice(() => resolve('take-over'));

  expect(await differences()).toEqual([]);
  expect(await payment()).toMatchObject({
    status: 'refunded',
    refunds: [{ amount: 60_000, shares: [{ amount: 30_000 }, { amount: 30_000 }] }],
  });
  expect(await Promise.all(campers.map(paidOf))).toEqual([false, false]);
});

/** A family with a pending refund and a manual one at Stripe. */
async function waitingAndByHand(byHand: number, seat: 'keep' | 'cancel' = 'keep') {
  const household = await paid();
  const { payment, actorId, intent } = household;
  const id = (await payment())._id.toString();
  const submission = { submissionKey: 'k', submissionBody: 'b' };
  const asked = { paymentId: id, reason: 'Ill.', seat, actorId, submission } as const;
  await askRefund(deps(), { ...asked, isRepeat: () => false });
  const hand = await deps().stripe.refunds.create({ payment_intent: intent, amount: byHand });
  const refunds = async () =>
    (await payment()).refunds.map(({ amount, status, reason }) => [amount, status, reason]);
  return { ...household, id, hand, refunds };
}

const isThere = async ({ _id }: StoredCamper) => (await models.Camper.exists({ _id })) !== null;

it('matches a manual refund to the pending one, and every action has an effect', async () => {
  const { resolve, refunds, payment, first, id } = await waitingAndByHand(30_000, 'cancel');
  expect(await differences()).toEqual([['$300.00 refunded', 'No refund', 'take-over']]);
  await expect(resolve('refund-again')).rejects.toThrow('Stripe has only $0.00 of this payment left');

  await twice(() => resolve('take-over'));

  expect([await refunds(), (await payment()).status]).toEqual([[[30_000, 'done', 'Ill.']], 'refunded']);
  expect([await differences(), await isThere(first)]).toEqual([[], false]);
  expect((await eventsOf((await payment())._id)).filter((name) => name === 'payment.refunded')).toHaveLength(
    1,
  );
  for (const action of ['take-over', 'refund-again', 'send-back', 'keep-record'] as const)
    await expect(resolve(action)).rejects.toThrow(RefundNotPossibleError);
  expect(await refundDue(deps(), id)).toEqual([]);
});

it('detects that the refund it is about to send was made manually', async () => {
  const { id, refunds, hand, payment, first } = await waitingAndByHand(30_000);

  await refundDue(deps(), id);

  expect(await refunds()).toEqual([[30_000, 'done', 'Ill.']]);
  expect((await payment()).refunds[0]?.stripeRefundId).toBe(hand.id);
  expect([await differences(), await paidOf(first)]).toEqual([[], false]);
});

it('sends the rest of a partly manual refund', async () => {
  const { id, refunds, resolve, payment } = await waitingAndByHand(10_000);
  await expect(refundDue(deps(), id)).rejects.toThrow(RefundRefusedError);
  await expect(resolve('refund-again')).rejects.toThrow(
    'Stripe has only $200.00 of this payment left for a $300.00 refund.',
  );

  await resolve('take-over');
  await resolve('refund-again');
  await refundDue(deps(), id);

  expect(await refunds()).toEqual([
    [20_000, 'done', 'Ill.'],
    [10_000, 'done', 'Refunded by hand.'],
  ]);
  expect([await differences(), (await payment()).status]).toEqual([[], 'refunded']);
});

it('completes a pending refund next to an unmatched manual one', async () => {
  const { hand, refunds, resolve, payment } = await waitingAndByHand(30_000);
  const { _id, campers } = await payment();
  const noted = {
    campers,
    amount: 30_000,
    reason: 'Sent back by hand.',
    status: 'done' as const,
    seat: 'keep' as const,
  };
  const at = new Date();
  const stored = {
    ...noted,
    _id: new Types.ObjectId(),
    stripeRefundId: hand.id,
    requestedAt: at,
    doneAt: at,
  };
  await models.Payment.updateOne({ _id }, { $push: { refunds: stored }, $set: { status: 'refunded' } });
  expect(await differences()).toEqual([['Refunded by hand', 'Refund pending', 'take-over']]);

  await resolve('take-over');

  expect([await refunds(), await differences()]).toEqual([[[30_000, 'done', 'Ill.']], []]);
  // The family was emailed about that refund earlier.
  expect(await eventsOf(_id)).not.toContain('payment.refunded');
});

it('counts a double refund as two', async () => {
  const { id, intent, payment, resolve } = await paidAndPartDue();
  const own = (await payment()).refunds[0]?._id.toString() ?? '';
  await deps().stripe.refunds.create({ payment_intent: intent, amount: 10_000 });
  await resolve('take-over');
  // The worker sent the refund at the same time.
  await deps().stripe.refunds.create({ payment_intent: intent, amount: 10_000, metadata: { refund: own } });
  await refundDue(deps(), id);
  expect(await differences()).toEqual([['$100.00 refunded', 'No refund', 'take-over']]);

  await resolve('take-over');

  const back = (await payment()).refunds.reduce((sum, { amount }) => sum + amount, 0);
  expect([back, await differences()]).toEqual([20_000, []]);
});

it('shares a manual refund by what each camper has left', async () => {
  const { id, campers, intent, payment, resolve } = await paidAndPartDue(2);
  await refundDue(deps(), id);
  await deps().stripe.refunds.create({ payment_intent: intent, amount: 50_000 });

  await resolve('take-over');

  const shares = (await payment()).refunds[1]?.shares?.map((share) => [share.camperId, share.amount]);
  expect(shares).toEqual([
    [campers[0]?._id, 20_000],
    [campers[1]?._id, 30_000],
  ]);
});

/** A family that gets a part of the first camper's price back. */
async function paidAndPartDue(size = 1) {
  const household = await paid(size);
  const id = (await household.payment())._id.toString();
  const part = { camperIds: [household.first._id.toString()], amount: 10_000 };
  const submission = { submissionKey: 'k', submissionBody: 'b' };
  const asked = { paymentId: id, reason: 'Ill.', seat: 'keep', ...part, submission } as const;
  await askRefund(deps(), { ...asked, actorId: household.actorId, isRepeat: () => false });
  return { ...household, id };
}
