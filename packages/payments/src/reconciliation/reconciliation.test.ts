import type { ReconcileAction } from '@camp/contracts/payment/reconciliation';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import { preparePayments } from '../fixture';
import { checkRefund, refundDue, RefundRefusedError } from '../refund';
import { settle } from '../settle';
import { askRefund } from '../ask-refund';
import { findDifferences } from './find-differences';
import { resolveDifference } from './resolve-difference';

const { models, deps, simulator, family, onlyPayment, paidOf } = preparePayments();

beforeEach(() => models.Payment.deleteMany({}));

/** A family whose checkout is open. */
async function opened(size = 1) {
  const household = await family(size);
  await household.checkout();
  const payment = () => onlyPayment(household.user._id);
  const { sessionId = '' } = await payment();
  const actorId = household.user._id.toString();
  const resolve = async (action: ReconcileAction) =>
    resolveDifference(deps(), { payment: await payment(), action, actorId });
  return { ...household, first: household.campers[0] as StoredCamper, payment, sessionId, actorId, resolve };
}

async function paid(size = 1) {
  const household = await opened(size);
  simulator().sessions.pay(household.sessionId);
  await settle(deps(), household.sessionId);
  const intent = String((await household.payment()).paymentIntentId);
  return { ...household, intent };
}

const told = async () =>
  (await findDifferences(deps())).map(({ stripe, record, action }) => [stripe, record, action]);

it('finds nothing where both agree', async () => {
  await opened();
  await paid();
  expect(await told()).toEqual([]);
});

it('takes over what Stripe was paid and nobody told', async () => {
  const { sessionId, first, resolve } = await opened();
  simulator().sessions.pay(sessionId);
  expect(await told()).toEqual([['Paid $300.00', 'Not paid, $300.00 expected', 'take-over']]);

  await resolve('take-over');

  expect([await told(), await paidOf(first)]).toEqual([[], true]);
});

it('sends money back that fits no checkout, once, and leaves it at that', async () => {
  const { sessionId, payment, first, resolve } = await opened();
  await models.Payment.updateOne({ sessionId }, { amount: 100 });
  simulator().sessions.pay(sessionId);
  await settle(deps(), sessionId);
  expect(await told()).toEqual([['Paid $300.00', 'Not paid, $1.00 expected', 'send-back']]);

  await Promise.all([resolve('send-back'), resolve('send-back')]);
  await settle(deps(), sessionId);

  expect([await told(), await paidOf(first), (await payment()).status]).toEqual([[], false, 'failed']);
  const intent = String((await payment()).paymentIntentId);
  const { data } = await deps().stripe.refunds.list({ payment_intent: intent });
  expect(data.map(({ amount }) => amount)).toEqual([30_000]);
});

it('takes over what was sent back at Stripe by hand, once', async () => {
  const { intent, payment, campers, resolve } = await paid(2);
  await deps().stripe.refunds.create({ payment_intent: intent, amount: 60_000 });
  expect(await told()).toEqual([['$600.00 sent back', 'Nothing of it', 'take-over']]);

  await Promise.all([resolve('take-over'), resolve('take-over')]);

  expect(await told()).toEqual([]);
  expect(await payment()).toMatchObject({
    status: 'refunded',
    refunds: [{ amount: 60_000, shares: [{ amount: 30_000 }, { amount: 30_000 }] }],
  });
  expect(await Promise.all(campers.map(paidOf))).toEqual([false, false]);
});

it('sends a refund again that the bank refused', async () => {
  const { payment, actorId, intent, resolve } = await paid();
  const id = (await payment())._id.toString();
  const submission = { submissionKey: 'k', submissionBody: 'b' };
  const asked = { paymentId: id, reason: 'Ill.', seat: 'keep', actorId, submission } as const;
  await askRefund(deps(), { ...asked, isRepeat: () => false });
  await refundDue(deps(), id);
  const failed = String((await payment()).refunds[0]?.stripeRefundId);
  simulator().refunds.fail(failed);
  expect(await told()).toEqual([['The refund of $300.00 failed', '$300.00 sent back', 'take-over']]);
  await expect(checkRefund(deps(), failed)).rejects.toThrow(RefundRefusedError);
  expect(await told()).toEqual([['The refund of $300.00 failed', '$300.00 to be sent back', 'refund-again']]);

  await resolve('refund-again');
  await refundDue(deps(), id);

  expect([await told(), (await payment()).status]).toEqual([[], 'refunded']);
  const { data } = await deps().stripe.refunds.list({ payment_intent: intent });
  expect(data.map(({ status }) => status).sort()).toEqual(['failed', 'succeeded']);
  await expect(resolve('refund-again')).rejects.toThrow('Every refund of this payment was made.');
});

it('keeps a record that Stripe does not know, and asks no more', async () => {
  const { sessionId, payment, resolve, first } = await paid();
  await models.Payment.updateOne({ sessionId }, { sessionId: `cs_of_another_account_${sessionId}` });
  expect(await told()).toEqual([['Does not know this checkout', 'Paid $300.00', 'keep-record']]);

  await resolve('keep-record');

  expect([await told(), await paidOf(first), (await payment()).status]).toEqual([[], true, 'paid']);
  const written = await models.Audit.find({ action: 'reconcile' }).lean();
  expect(written.length).toBeGreaterThan(0);
});
