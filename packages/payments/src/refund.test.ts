import type { StoredCamper } from '@camp/database/camper/camper-model';
import { Types } from 'mongoose';
import { preparePayments } from '../test/fixture';
import { checkRefund, RefundRefusedError } from './failed-refund';
import { refundDue } from './refund';
import { settle } from './settle';

const { models, deps, simulator, family, onlyPayment, eventsOf, payOtherwise } = preparePayments();

/** A payment for two campers with two due refunds. One camper was deleted, and another payment covers the second. */
async function twoRefundsDue() {
  const household = await family(2);
  const [deleted, paid] = household.campers;
  await household.checkout();
  const { _id, sessionId } = await onlyPayment(household.user._id);
  simulator().sessions.pay(String(sessionId));
  await models.Camper.deleteOne({ _id: deleted?._id });
  await payOtherwise(paid as StoredCamper);
  await settle(deps(), String(sessionId));
  const payment = () => onlyPayment(household.user._id);
  const { refunds, paymentIntentId: intent } = await payment();
  return { id: _id, payment, ids: refunds.map((refund) => refund._id.toString()), intent: String(intent) };
}

/** A refund at Stripe from an attempt whose response was lost. */
const madeBefore = (intent: string, refund = '') =>
  deps().stripe.refunds.create({ payment_intent: intent, amount: 30_000, metadata: { refund } });

it('recognizes its own refund if the response was lost', async () => {
  const { id, payment, ids, intent } = await twoRefundsDue();
  const made = await madeBefore(intent, ids[0]);
  const failedJob = await failedJobOf(id);

  await refundDue(deps(), id.toString());

  expect(await failedJob()).toBe('done');
  expect(await payment()).toMatchObject({
    status: 'refunded',
    refunds: [{ status: 'done', stripeRefundId: made.id }, { status: 'done' }],
  });
  await refundDue(deps(), id.toString());
  const written = await models.Audit.find({ recordIds: id }).lean();
  const campers = (await payment()).refunds.map((refund) => refund.campers.map(String));
  expect(written.map(({ action, subject, recordIds }) => [action, subject, recordIds.map(String)])).toEqual(
    campers.map((ofRefund) => ['refund', 'payment', [id.toString(), ...ofRefund]]),
  );
});

/** Stores a failed job that was to send the refunds. */
async function failedJobOf(paymentId: Types.ObjectId) {
  const payload = { paymentId: paymentId.toString() };
  const job = { eventId: new Types.ObjectId(), handler: 'payment.refund', payload };
  const { _id } = await models.Delivery.create({ ...job, state: 'dead' });
  return async () => (await models.Delivery.findById(_id).orFail()).state;
}

it('records a failed refund without a confirmation, and sends the others', async () => {
  const { id, payment, ids, intent } = await twoRefundsDue();
  const made = await madeBefore(intent, ids[0]);
  simulator().refunds.fail(made.id);
  const failedJob = await failedJobOf(id);

  await expect(refundDue(deps(), id.toString())).rejects.toThrow(RefundRefusedError);

  expect(await failedJob()).toBe('dead');
  expect(await payment()).toMatchObject({
    status: 'partly-refunded',
    refunds: [{ status: 'failed', stripeRefundId: made.id }, { status: 'done' }],
  });
  const events = await models.Outbox.find({
    name: 'payment.refunded',
    'payload.paymentId': id.toString(),
  }).lean();
  expect(events.map(({ payload }) => payload.refundId)).toEqual([ids[1]]);
  expect(await refundDue(deps(), id.toString())).toEqual([]);
});

it('records a refund that fails after it was done', async () => {
  const { id, payment } = await twoRefundsDue();
  await refundDue(deps(), id.toString());
  const [first] = (await payment()).refunds;
  const stripeId = String(first?.stripeRefundId);
  await checkRefund(deps(), stripeId);
  expect((await payment()).status).toBe('refunded');
  simulator().refunds.fail(stripeId);

  await expect(checkRefund(deps(), stripeId)).rejects.toThrow(RefundRefusedError);

  const { status, refunds } = await payment();
  expect([status, ...refunds.map((refund) => refund.status)]).toEqual(['partly-refunded', 'failed', 'done']);
  expect((await eventsOf(id)).filter((name) => name === 'payment.refunded')).toHaveLength(2);
});

it('doesn’t record a failed refund as done if it was requested again', async () => {
  const { id, payment, ids, intent } = await twoRefundsDue();
  const made = await madeBefore(intent, ids[0]);
  simulator().refunds.fail(made.id);
  const { stripe } = deps();
  const read = stripe.refunds.list.bind(stripe.refunds);
  // The record changes between the worker's read and Stripe's response.
  jest.spyOn(stripe.refunds, 'list').mockImplementationOnce((...asked) => {
    const listed = read(...asked);
    return Object.assign(listed, {
      [Symbol.asyncIterator]: async function* () {
        await models.Payment.updateOne(
          { _id: id, 'refunds._id': ids[0] },
          { $addToSet: { 'refunds.$.failedRefundIds': made.id } },
        );
        yield* (await listed).data;
      },
    });
  });

  await refundDue({ ...deps(), stripe }, id.toString());

  expect((await payment()).refunds).toMatchObject([{ status: 'due' }, { status: 'done' }]);
});

it('ignores manual refunds at Stripe', async () => {
  const { id, payment, intent } = await twoRefundsDue();
  const byHand = await deps().stripe.refunds.create({ payment_intent: intent, amount: 100 });
  simulator().refunds.fail(byHand.id);

  await checkRefund(deps(), byHand.id);
  await refundDue(deps(), id.toString());

  expect((await payment()).status).toBe('refunded');
});

it('does not count a failed refund at Stripe as the money that Stripe refuses to send', async () => {
  const { id, payment, intent } = await twoRefundsDue();
  const failed = await deps().stripe.refunds.create({ payment_intent: intent, amount: 30_000 });
  simulator().refunds.fail(failed.id);
  // The whole payment is refunded, so the amount matches neither due refund.
  await deps().stripe.refunds.create({ payment_intent: intent, amount: 60_000 });

  await expect(refundDue(deps(), id.toString())).rejects.toThrow(RefundRefusedError);

  expect((await payment()).refunds).toMatchObject([{ status: 'due' }, { status: 'due' }]);
});

it('does not mistake one of our refunds for another, and sends the other once Stripe has the money again', async () => {
  const { id, payment, ids, intent } = await twoRefundsDue();
  const own = await madeBefore(intent, ids[0]);
  const byHand = await deps().stripe.refunds.create({ payment_intent: intent, amount: 10_000 });

  await expect(refundDue(deps(), id.toString())).rejects.toThrow(RefundRefusedError);
  expect((await payment()).refunds).toMatchObject([
    { status: 'done', stripeRefundId: own.id },
    { status: 'due' },
  ]);
  simulator().refunds.fail(byHand.id);
  await refundDue(deps(), id.toString());

  expect((await payment()).refunds).toMatchObject([{ status: 'done' }, { status: 'done' }]);
});
