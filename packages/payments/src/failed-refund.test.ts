import type { PaymentRefund } from '@camp/database/payment/payment-model';
import { createPayment } from '@camp/database/test/factories/payment';
import { Types } from 'mongoose';
import type Stripe from 'stripe';
import { preparePayments } from '../test/fixture';
import { checkRefund, refuseFailed, RefundRefusedError } from './failed-refund';

const { models, deps, family, paidOf } = preparePayments();

const doneAt = new Date('2030-07-01T12:00:00Z');
const sent = { status: 'done', stripeRefundId: 're_1', doneAt } as const;

/** A refund of 300 dollars for one camper, which the record counts as done unless the values differ. */
async function withRefund(values: Partial<PaymentRefund> = sent) {
  const { campers } = await family(1);
  const [camper] = campers as [(typeof campers)[0]];
  const refund: PaymentRefund = {
    _id: new Types.ObjectId(),
    ...{ campers: [camper._id], amount: 30_000, reason: 'Ill.', requestedAt: new Date(0), seat: 'keep' },
    status: 'due',
    ...values,
  };
  const { _id, paymentIntentId } = await createPayment(models, [camper], {
    status: 'refunded',
    refunds: [refund],
  });
  return {
    ...{ id: _id, refund, camper, intent: String(paymentIntentId) },
    payment: () => models.Payment.findById(_id).orFail().lean(),
    events: () =>
      models.Outbox.find({ 'payload.paymentId': _id.toString() }, { _id: 0, name: 1, payload: 1 }).lean(),
  };
}

const atStripe = (values: Partial<Stripe.Refund> = {}) =>
  ({ id: 're_1', status: 'failed', failure_reason: 'declined', metadata: {}, ...values }) as Stripe.Refund;

it('records the failure of a completed refund and emails the family once', async () => {
  const other = await withRefund();
  const { id, refund, camper, payment, events } = await withRefund();

  await expect(refuseFailed(deps(), id, refund._id, atStripe())).rejects.toThrow(
    new RefundRefusedError('Refund re_1 failed: declined'),
  );

  const { doneAt: _, ...rest } = refund;
  expect(await payment()).toMatchObject({ status: 'paid', refunds: [{}] });
  expect((await payment()).refunds).toEqual([{ ...rest, status: 'failed', toldAt: doneAt }]);
  expect(await events()).toEqual([
    {
      name: 'payment.refund-failed',
      payload: { paymentId: id.toString(), refundId: refund._id.toString() },
    },
  ]);
  expect(await paidOf(camper)).toBe(true);
  expect(await other.payment()).toMatchObject({ status: 'refunded', refunds: [other.refund] });
  expect(await refuseFailed(deps(), id, refund._id, atStripe())).toEqual([]);
  expect(await events()).toHaveLength(1);
});

it('doesn’t email the family again about a second attempt that failed', async () => {
  const toldAt = new Date('2030-06-01');
  const { id, refund, payment, events } = await withRefund({
    ...{ ...sent, stripeRefundId: 're_2', toldAt },
    failedRefundIds: ['re_1'],
  });

  await expect(refuseFailed(deps(), id, refund._id, atStripe({ id: 're_2' }))).rejects.toThrow();

  expect((await payment()).refunds).toMatchObject([{ status: 'failed', stripeRefundId: 're_2', toldAt }]);
  expect(await events()).toEqual([]);
});

it('records a refund that failed at once, without an email', async () => {
  const { id, refund, payment, events } = await withRefund({});
  const made = atStripe({ status: 'canceled', failure_reason: undefined });

  await expect(refuseFailed(deps(), id, refund._id, made)).rejects.toThrow(
    'Refund re_1 canceled: no reason given',
  );

  expect((await payment()).refunds).toEqual([{ ...refund, status: 'failed', stripeRefundId: 're_1' }]);
  expect(await events()).toEqual([]);
});

it.each<[string, Partial<PaymentRefund>]>([
  ['is recorded', { status: 'failed', stripeRefundId: 're_1' }],
  ['was followed by a request for another attempt', { status: 'due', failedRefundIds: ['re_1'] }],
  ['was followed by a completed attempt', { ...sent, stripeRefundId: 're_2', failedRefundIds: ['re_1'] }],
  ['belongs to no attempt of the refund', { ...sent, stripeRefundId: 're_2' }],
])('changes nothing if the failure %s', async (_what, values) => {
  const { id, refund, payment, events, camper } = await withRefund(values);

  expect(await refuseFailed(deps(), id, refund._id, atStripe())).toEqual([]);

  expect(await payment()).toMatchObject({ status: 'refunded' });
  expect((await payment()).refunds).toEqual([refund]);
  expect([await events(), await paidOf(camper)]).toEqual([[], false]);
});

it('changes nothing for an unknown refund', async () => {
  const { id, refund, payment } = await withRefund();

  expect(await refuseFailed(deps(), id, new Types.ObjectId(), atStripe())).toEqual([]);
  expect(await refuseFailed(deps(), new Types.ObjectId(), refund._id, atStripe())).toEqual([]);

  expect((await payment()).refunds).toEqual([refund]);
});

/** Checks a refund that Stripe reports like this. */
async function check(values: Partial<Stripe.Refund>) {
  const { stripe, ...rest } = deps();
  const retrieve = jest.spyOn(stripe.refunds, 'retrieve');
  retrieve.mockResolvedValue(atStripe(values) as Awaited<ReturnType<typeof stripe.refunds.retrieve>>);
  await checkRefund({ ...rest, stripe }, 're_1');
  expect(retrieve).toHaveBeenCalledWith('re_1');
}

it('reports a newly failed refund of the payment that Stripe names', async () => {
  await withRefund({});
  const { intent, payment } = await withRefund();

  await expect(check({ payment_intent: intent })).rejects.toThrow(RefundRefusedError);

  expect((await payment()).refunds).toMatchObject([{ status: 'failed' }]);
});

it.each<[string, Partial<Stripe.Refund>]>([
  ['has not failed', { status: 'succeeded' }],
  ['is not ours', { id: 're_by_hand' }],
  ['belongs to another payment', { payment_intent: 'pi_other' }],
  ['belongs to no payment', { payment_intent: null }],
])('changes nothing for a reported refund that %s', async (_what, values) => {
  const { intent, payment, refund } = await withRefund();

  await check({ payment_intent: intent, ...values });

  expect((await payment()).refunds).toEqual([refund]);
});
