import type { PaymentRefund } from '@camp/database/payment/payment-model';
import { refundOf } from '../../test/records';
import { prepareReconciliation } from '../../test/reconciliation';

const { models, deps, simulator, paid, eventsOf } = prepareReconciliation();

/** A family with stored refunds of its first camper. */
async function withRefunds(...values: readonly Partial<PaymentRefund>[]) {
  const household = await paid();
  const refunds = values.map((one) => refundOf([household.first._id], one));
  await models.Payment.updateOne({ _id: household._id }, { refunds });
  const stored = async () => (await household.payment()).refunds;
  return { ...household, refunds, stored };
}

it('requests each failed refund again under a new attempt', async () => {
  const failed = { status: 'failed', stripeRefundId: 're_2', failedRefundIds: ['re_1'] } as const;
  const { _id, refunds, stored, resolve } = await withRefunds(
    { ...failed, failedRefundIds: [...failed.failedRefundIds] },
    { status: 'failed' },
    { status: 'done', stripeRefundId: 're_3' },
  );

  const rows = await resolve('refund-again');

  const { stripeRefundId: _id2, ...first } = refunds[0] ?? refundOf([]);
  expect(await stored()).toEqual([
    { ...first, status: 'due', failedRefundIds: ['re_1', 're_2'] },
    { ...refunds[1], status: 'due' },
    refunds[2],
  ]);
  expect(rows).toMatchObject([{ name: 'payment.refund-due', payload: { paymentId: _id.toString() } }]);
  expect(await eventsOf(_id)).toEqual(['payment.settled', 'payment.refund-due']);
});

it('sends a due refund again and changes nothing', async () => {
  const { refunds, stored, resolve } = await withRefunds({ amount: 30_000 });

  expect((await resolve('refund-again')).map(({ name }) => name)).toEqual(['payment.refund-due']);
  expect(await stored()).toEqual(refunds);
});

it('refuses while a bank disputes the payment', async () => {
  const { intentId, refunds, stored, resolve } = await withRefunds({ status: 'failed' });
  simulator().disputes.open(intentId);
  await resolve('take-over');

  await expect(resolve('refund-again')).rejects.toThrow('The family’s bank wants this money back.');
  expect(await stored()).toEqual(refunds);
});

it('refuses to send money of a payment that was not made at Stripe', async () => {
  const { _id, resolve } = await withRefunds({});
  await models.Payment.updateOne({ _id }, { $unset: { paymentIntentId: 1 } });

  await expect(resolve('refund-again')).rejects.toThrow('wasn’t made in Stripe');
  await models.Payment.updateOne({ _id }, { 'refunds.0.amount': 0 });
  expect(await resolve('refund-again')).toHaveLength(1);
});

it('refuses more than Stripe has left, and does not count failed refunds there or a made one twice', async () => {
  const { _id, intentId, resolve, refunds } = await withRefunds({ amount: 20_000 });
  const { stripe } = deps();
  const make = (metadata: Record<string, string>) =>
    stripe.refunds.create({ payment_intent: intentId, amount: 20_000, metadata });
  const { id } = await make({});
  await expect(resolve('refund-again')).rejects.toThrow(
    'Stripe has only $100.00 of this payment left for a $200.00 refund.',
  );

  simulator().refunds.fail(id);
  expect(await resolve('refund-again')).toHaveLength(1);
  await make({ refund: String(refunds[0]?._id) });
  expect(await resolve('refund-again')).toHaveLength(1);
  expect(await eventsOf(_id)).toHaveLength(3);
});

it('sends a failed refund of all the money that is left, and no cent more', async () => {
  const done = { status: 'done', stripeRefundId: 're_1', amount: 10_000 } as const;
  const most = await withRefunds(done, { status: 'failed', amount: 20_000 });
  const more = await withRefunds(done, { status: 'failed', amount: 20_001 });
  const two = await withRefunds({ status: 'due', amount: 15_000 }, { status: 'failed', amount: 15_001 });

  expect(await most.resolve('refund-again')).toHaveLength(1);
  await expect(more.resolve('refund-again')).rejects.toThrow('Too little of this payment is left');
  await expect(two.resolve('refund-again')).rejects.toThrow(/left/);
  expect((await more.stored()).map(({ status }) => status)).toEqual(['done', 'failed']);
});

it('adds no attempt of a refund that never reached Stripe', async () => {
  const { resolve, stored } = await withRefunds({ status: 'failed' });

  await resolve('refund-again');

  expect((await stored())[0]).not.toHaveProperty('failedRefundIds');
});
