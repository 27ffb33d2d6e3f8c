import type { ReconcileAction } from '@camp/contracts/payment/reconciliation';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { Types } from 'mongoose';
import { preparePayments } from '../../test/fixture';
import { openDonation } from '../open-donation';
import { checkRefund, RefundRefusedError } from '../failed-refund';
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

it('finds nothing if both agree', async () => {
  await opened();
  await paid();
  expect(await differences()).toEqual([]);
});

it('takes over a payment at Stripe without a webhook', async () => {
  const { sessionId, first, resolve } = await opened();
  simulator().sessions.pay(sessionId);
  expect(await differences()).toEqual([['Paid $300.00', 'Not paid, $300.00 expected', 'take-over']]);

  await resolve('take-over');

  expect([await differences(), await paidOf(first)]).toEqual([[], true]);
});

it('refunds money that fits no checkout, once only', async () => {
  const { sessionId, payment, first, resolve } = await opened();
  await models.Payment.updateOne({ sessionId }, { amount: 100 });
  simulator().sessions.pay(sessionId);
  await settle(deps(), sessionId);
  expect(await differences()).toEqual([['Paid $300.00', 'Not paid, $1.00 expected', 'send-back']]);

  await twice(() => resolve('send-back'));
  expect((await settle(deps(), sessionId)).settlement).toBe('already-settled');

  expect([await differences(), await paidOf(first), (await payment()).status]).toEqual([[], false, 'failed']);
  const intent = String((await payment()).paymentIntentId);
  const { data } = await deps().stripe.refunds.list({ payment_intent: intent });
  expect(data.map(({ amount }) => amount)).toEqual([30_000]);
});

/** A family that still has the seat after a refund that came back to the camp. */
async function refusedByBank() {
  const household = await paid();
  const { payment, actorId } = household;
  const id = (await payment())._id.toString();
  const submission = { submissionKey: 'k', submissionBody: 'b' };
  const asked = { paymentId: id, reason: 'Ill.', seat: 'keep', actorId, submission } as const;
  await askRefund(deps(), { ...asked, isRepeat: () => false });
  await refundDue(deps(), id);
  const failed = String((await payment()).refunds[0]?.stripeRefundId);
  simulator().refunds.fail(failed);
  return { ...household, id, failed };
}

it('resends a refund that the bank refused', async () => {
  const { payment, id, failed, intent, resolve } = await refusedByBank();
  expect(await differences()).toEqual([['The refund of $300.00 failed', '$300.00 refunded', 'take-over']]);
  await expect(checkRefund(deps(), failed)).rejects.toThrow(RefundRefusedError);
  expect(await differences()).toEqual([
    ['The refund of $300.00 failed', '$300.00 refund pending', 'refund-again'],
  ]);

  await resolve('refund-again');
  await refundDue(deps(), id);

  expect([await differences(), (await payment()).status]).toEqual([[], 'refunded']);
  const { data } = await deps().stripe.refunds.list({ payment_intent: intent });
  expect(data.map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
  await expect(resolve('refund-again')).rejects.toThrow('Every refund of this payment is already done.');
});

it('settles a refund that the bank refused once the money was refunded with another request', async () => {
  const { payment, id, failed, intent, actorId, first, resolve } = await refusedByBank();
  await expect(checkRefund(deps(), failed)).rejects.toThrow(RefundRefusedError);
  const submission = { submissionKey: 'again', submissionBody: 'again' };
  const asked = { paymentId: id, reason: 'Still ill.', seat: 'keep', actorId, submission } as const;
  await askRefund(deps(), { ...asked, isRepeat: () => false });
  await refundDue(deps(), id);
  expect(await differences()).toEqual([['Refunded with another request', 'Refund pending', 'take-over']]);

  await twice(() => resolve('take-over'));

  expect(await payment()).toMatchObject({
    status: 'refunded',
    refunds: [{ amount: 30_000, status: 'done', reason: 'Still ill.', failedRefundIds: [failed] }],
  });
  expect([await differences(), await paidOf(first)]).toEqual([[], false]);
  await checkRefund(deps(), failed);
  expect((await payment()).status).toBe('refunded');
  await expect(resolve('refund-again')).rejects.toThrow('Every refund of this payment is already done.');
  const { data } = await deps().stripe.refunds.list({ payment_intent: intent });
  expect(data.map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
});

it('refunds no camper twice after the bank refused a refund, and still sends the rest', async () => {
  const household = await paid(2);
  const { first, payment, actorId, resolve, intent } = household;
  const id = (await payment())._id.toString();
  const refund = async (amount: number) => {
    const submission = { submissionKey: String(amount), submissionBody: 'b' };
    const asked = { paymentId: id, reason: 'Ill.', seat: 'keep', actorId, submission, amount } as const;
    await askRefund(deps(), { ...asked, camperIds: [String(first._id)], isRepeat: () => false });
    await refundDue(deps(), id);
  };
  await refund(30_000);
  const failed = String((await payment()).refunds[0]?.stripeRefundId);
  simulator().refunds.fail(failed);
  await expect(checkRefund(deps(), failed)).rejects.toThrow(RefundRefusedError);
  await refund(20_000);
  await expect(resolve('refund-again')).rejects.toThrow('Too little of this payment is left');

  await resolve('take-over');
  await resolve('refund-again');
  await refundDue(deps(), id);

  const { data } = await deps().stripe.refunds.list({ payment_intent: intent });
  expect(data.map(({ amount, status }) => [amount, status])).toEqual([
    [10_000, 'succeeded'],
    [20_000, 'succeeded'],
    [30_000, 'failed'],
  ]);
  expect([await differences(), await paidOf(first)]).toEqual([[], false]);
});

it('keeps a resent refund when Stripe reports the refused one again', async () => {
  const { payment, id, failed, first, resolve } = await refusedByBank();
  await expect(checkRefund(deps(), failed)).rejects.toThrow(RefundRefusedError);
  await resolve('refund-again');

  await checkRefund(deps(), failed);
  await refundDue(deps(), id);
  await checkRefund(deps(), failed);

  const { status, refunds } = await payment();
  expect([status, refunds]).toMatchObject(['refunded', [{ status: 'done', failedRefundIds: [failed] }]]);
  expect(refunds[0]?.stripeRefundId).not.toBe(failed);
  expect([await differences(), await paidOf(first)]).toEqual([[], false]);
});

it('notifies the family once that its bank returned the refund, and once that the refund was made', async () => {
  const { payment, id, failed, resolve } = await refusedByBank();
  await expect(checkRefund(deps(), failed)).rejects.toThrow(RefundRefusedError);
  await resolve('refund-again');
  await refundDue(deps(), id);
  const second = String((await payment()).refunds[0]?.stripeRefundId);
  simulator().refunds.fail(second);

  await expect(checkRefund(deps(), second)).rejects.toThrow(RefundRefusedError);
  await resolve('refund-again');
  await refundDue(deps(), id);

  const { _id, refunds } = await payment();
  expect(refunds).toMatchObject([{ status: 'done', failedRefundIds: [failed, second] }]);
  const mails = (await eventsOf(_id)).filter((name) => /refunded|refund-failed/.test(name));
  expect(mails.sort()).toEqual(['payment.refund-failed', 'payment.refunded']);
});

it('keeps a record that Stripe does not know, and stops reporting it', async () => {
  const { sessionId, payment, resolve, first } = await paid();
  await models.Payment.updateOne({ sessionId }, { sessionId: `cs_of_another_account_${sessionId}` });
  expect(await differences()).toEqual([['Doesn’t know this checkout', 'Paid $300.00', 'keep-record']]);

  await resolve('keep-record');

  expect([await differences(), await paidOf(first), (await payment()).status]).toEqual([[], true, 'paid']);
  const written = await models.Audit.find({ action: 'reconcile' }).lean();
  expect(written.length).toBeGreaterThan(0);
});

/** The differences of one record. */
const differencesOf = async (id: Types.ObjectId) =>
  (await findDifferences(deps()))
    .filter((one) => one.id === id.toString())
    .map(({ about, stripe, record, action }) => [about, stripe, record, action]);

const sentBackOf = async (sessionId: string) => {
  const session = await deps().stripe.checkout.sessions.retrieve(sessionId);
  const { data } = await deps().stripe.refunds.list({ payment_intent: String(session.payment_intent) });
  return data.map(({ amount }) => amount);
};

it('reports a paid checkout whose payment record is missing, and refunds it once', async () => {
  const { payment, sessionId, actorId, first } = await paid();
  const { _id } = await payment();
  await models.Camper.deleteOne({ _id: first._id });
  const unpaid = await opened();
  const { _id: unpaidId } = await unpaid.payment();
  await models.Payment.deleteMany({});
  const id = _id.toString();
  expect(await differencesOf(_id)).toEqual([['gone', 'Paid $300.00', 'No such payment', 'send-back']]);
  expect(await differencesOf(unpaidId)).toEqual([]);

  const sendBack = () => resolveDifference(deps(), { id, action: 'send-back', actorId });
  await twice(sendBack);

  expect([await differencesOf(_id), await sentBackOf(sessionId)]).toEqual([[], [30_000]]);
  const keep = { id, action: 'keep-record', actorId } as const;
  await expect(resolveDifference(deps(), keep)).rejects.toThrow(
    'This mismatch can’t be resolved that way. Select “Check now”.',
  );
  const unknown = { ...keep, id: new Types.ObjectId().toString(), action: 'send-back' } as const;
  await expect(resolveDifference(deps(), unknown)).rejects.toThrow('Stripe doesn’t know this checkout.');
});

it('refunds the rest of a missing, a mismatched and a given amount that was partly refunded by hand', async () => {
  const part = async (sessionId: string) => {
    const { payment_intent: intent } = await deps().stripe.checkout.sessions.retrieve(sessionId);
    await deps().stripe.refunds.create({ payment_intent: String(intent), amount: 1_000 });
  };
  const missing = await paid();
  const { _id } = await missing.payment();
  await models.Payment.deleteOne({ _id });
  await models.Camper.deleteOne({ _id: missing.first._id });
  const mismatched = await opened();
  await models.Payment.updateOne({ sessionId: mismatched.sessionId }, { amount: 100 });
  simulator().sessions.pay(mismatched.sessionId);
  await settle(deps(), mismatched.sessionId);
  const gift = await oddGift({ currency: 'cad' });
  for (const { sessionId } of [missing, mismatched, gift]) await part(sessionId);
  const { actorId } = missing;

  await twice(() => resolveDifference(deps(), { id: _id.toString(), action: 'send-back', actorId }));
  await mismatched.resolve('send-back');
  await gift.resolve('send-back');

  expect(await sentBackOf(missing.sessionId)).toEqual([29_000, 1_000]);
  expect(await sentBackOf(mismatched.sessionId)).toEqual([29_000, 1_000]);
  expect(await sentBackOf(gift.sessionId)).toEqual([4_000, 1_000]);
  const again = { id: _id.toString(), action: 'send-back', actorId } as const;
  await expect(resolveDifference(deps(), again)).rejects.toThrow('already resolved');
  expect(await differencesOf(_id)).toEqual([]);
});

/** A paid gift whose record differs from Stripe. */
async function oddGift(values: object) {
  const url = await openDonation(deps(), { amount: 50, publicUrl: 'http://camp.test' });
  const gift = await models.Donation.findOne({ url }).orFail().lean();
  const sessionId = String(gift.sessionId);
  await models.Donation.updateOne({ _id: gift._id }, values);
  simulator().sessions.pay(sessionId);
  await settle(deps(), sessionId);
  const actorId = new Types.ObjectId().toString();
  const resolve = (action: ReconcileAction) =>
    resolveDifference(deps(), { id: gift._id.toString(), action, actorId });
  const now = () => models.Donation.findById(gift._id).orFail().lean();
  return { _id: gift._id, sessionId, resolve, now };
}

it('takes over a gift of another amount once, and refunds a mismatched gift once', async () => {
  const given = await oddGift({ amount: 100 });
  const foreign = await oddGift({ currency: 'cad' });
  expect(await differencesOf(given._id)).toEqual([
    ['donation', 'Paid $50.00', 'Not received, $1.00 expected', 'take-over'],
  ]);
  expect(await differencesOf(foreign._id)).toEqual([
    ['donation', 'Paid $50.00', 'Not received, $50.00 expected', 'send-back'],
  ]);

  await given.resolve('take-over');
  await expect(foreign.resolve('take-over')).rejects.toThrow('it can only be refunded');
  await twice(() => foreign.resolve('send-back'));
  await settle(deps(), foreign.sessionId);

  expect([await differencesOf(given._id), await differencesOf(foreign._id)]).toEqual([[], []]);
  expect(await given.now()).toMatchObject({ amount: 5_000, settledAt: expect.any(Date) });
  const thanks = { name: 'donation.settled' as const, 'payload.donationId': given._id.toString() };
  expect(await models.Outbox.countDocuments(thanks)).toBe(1);
  const back = await foreign.now();
  expect([back.isOpen, back.settledAt, back.mismatch, await sentBackOf(foreign.sessionId)]).toEqual([
    false,
    undefined,
    undefined,
    [5_000],
  ]);
  await expect(given.resolve('send-back')).rejects.toThrow('now matches Stripe');
});
