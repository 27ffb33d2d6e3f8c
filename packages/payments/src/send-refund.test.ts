import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { PaymentRefund } from '@camp/database/payment/payment-model';
import { Types } from 'mongoose';
import { preparePayments } from '../test/fixture';
import { RefundRefusedError } from './failed-refund';
import { refundDue } from './refund';
import { settle } from './settle';

const { models, deps, simulator, family, onlyPayment, paidOf } = preparePayments();

/** A payment of 300 dollars for each of two campers, with these refunds of the first one. */
async function withRefunds(...values: Partial<PaymentRefund>[]) {
  const { campers, user, checkout } = await family(2);
  const [first] = campers as [StoredCamper];
  await checkout();
  const { _id, sessionId } = await onlyPayment(user._id);
  simulator().sessions.pay(String(sessionId));
  await settle(deps(), String(sessionId));
  const refunds = values.map((one) => ({
    ...{ _id: new Types.ObjectId(), campers: [first._id], amount: 10_000, reason: 'Ill.', status: 'due' },
    ...{ requestedAt: new Date(0), requestedBy: user._id, seat: 'keep', ...one },
  }));
  await models.Payment.updateOne({ _id }, { refunds });
  const payment = () => onlyPayment(user._id);
  const intent = String((await payment()).paymentIntentId);
  const atStripe = async () => {
    const { data } = await deps().stripe.refunds.list({ payment_intent: intent });
    return data.map(({ id, amount, metadata }) => [id, amount, metadata?.refund]);
  };
  return {
    id: _id.toString(),
    ids: refunds.map((one) => one._id.toString()),
    refunds,
    payment,
    intent,
    atStripe,
    first,
  };
}

/** Sends the due refunds. @returns the events and the keys of the requests to Stripe */
async function send(id: string, now = new Date()) {
  const { stripe, ...rest } = deps();
  const created = jest.spyOn(stripe.refunds, 'create');
  const listed = jest.spyOn(stripe.refunds, 'list');
  const sent = await refundDue({ ...rest, stripe, clock: { now: () => now } }, id).catch(
    (error: unknown) => error,
  );
  return {
    rows: Array.isArray(sent) ? sent.map(({ name, payload }) => [name, payload]) : undefined,
    error: sent,
    keys: created.mock.calls.map(([, options]) => options?.idempotencyKey),
    asked: listed.mock.calls.length,
  };
}

it('sends each due refund to Stripe and records it, with that payment only', async () => {
  const other = await withRefunds({});
  const { id, ids, refunds, payment, atStripe } = await withRefunds({}, { amount: 5_000 });
  const now = new Date('2030-07-20T10:00:00Z');

  const { rows, keys } = await send(id, now);

  const made = (await atStripe()).reverse();
  expect(made.map(([, ...sent]) => sent)).toEqual([
    [10_000, ids[0]],
    [5_000, ids[1]],
  ]);
  const recorded = refunds.map((refund, at) => ({
    ...refund,
    status: 'done',
    doneAt: now,
    stripeRefundId: made[at]?.[0],
  }));
  expect(await payment()).toMatchObject({ status: 'partly-refunded', refunds: [{}, {}] });
  expect((await payment()).refunds).toEqual(recorded);
  expect(rows).toEqual(ids.map((refundId) => ['payment.refunded', { paymentId: id, refundId }]));
  expect(keys).toEqual([`refund-${String(ids[0])}-10000-0-0`, `refund-${String(ids[1])}-5000-0-0`]);
  expect(await other.payment()).toMatchObject({ status: 'paid', refunds: [{ status: 'due' }] });
  expect([await send(id), (await atStripe()).length]).toMatchObject([{ rows: [], keys: [] }, 2]);
});

it('doesn’t send money for refunds that are completed or failed', async () => {
  const { id, atStripe } = await withRefunds({ status: 'done' }, { status: 'failed' });

  expect(await send(id)).toMatchObject({ rows: [], asked: 0 });

  expect(await atStripe()).toEqual([]);
});

it('completes a refund of nothing without Stripe', async () => {
  const { id, payment, refunds } = await withRefunds({ amount: 0 });
  const now = new Date('2030-07-20T10:00:00Z');

  expect(await send(id, now)).toMatchObject({ rows: [['payment.refunded', {}]], asked: 0, keys: [] });

  expect((await payment()).refunds).toEqual([{ ...refunds[0], status: 'done', doneAt: now }]);
});

it('has nothing to send for an unknown payment', async () => {
  expect(await send(new Types.ObjectId().toString())).toMatchObject({ rows: [] });
});

it('records a refund once if two workers send it', async () => {
  const { id, atStripe, payment } = await withRefunds({});

  const sent = await Promise.all([send(id), send(id)]);

  expect(sent.flatMap(({ rows }) => rows)).toHaveLength(1);
  expect([(await atStripe()).length, (await payment()).status]).toEqual([1, 'partly-refunded']);
  expect(await models.Audit.countDocuments({ recordIds: new Types.ObjectId(id) })).toBe(1);
});

it('sends a refund again after a failed attempt, with another key', async () => {
  const { id, ids, intent, payment, atStripe } = await withRefunds({});
  const metadata = { refund: String(ids[0]) };
  const failed = await deps().stripe.refunds.create({ payment_intent: intent, amount: 10_000, metadata });
  simulator().refunds.fail(failed.id);
  await models.Payment.updateOne({ _id: id }, { 'refunds.0.failedRefundIds': [failed.id] });

  const { keys } = await send(id);

  const [[made] = []] = await atStripe();
  expect(made).not.toBe(failed.id);
  expect([keys, (await payment()).refunds]).toMatchObject([
    [`refund-${String(ids[0])}-10000-1-0`],
    [{ status: 'done', stripeRefundId: made }],
  ]);
});

it('counts the refusals of Stripe, and sends the refund with another key once the money is there', async () => {
  const { id, ids, intent, payment } = await withRefunds({});
  const whole = await deps().stripe.refunds.create({ payment_intent: intent });

  const { error, keys } = await send(id);

  expect(error).toEqual(new RefundRefusedError('Stripe refused the refund: charge_already_refunded'));
  expect((error as Error).cause).toMatchObject({ code: 'charge_already_refunded' });
  expect(await payment()).toMatchObject({ status: 'paid', refunds: [{ status: 'due', refusals: 1 }] });
  simulator().refunds.fail(whole.id);
  keys.push(...(await send(id)).keys);
  const key = `refund-${String(ids[0])}-10000`;
  expect(keys).toEqual([`${key}-0-0`, `${key}-0-1`]);
  expect((await payment()).refunds).toMatchObject([{ status: 'done' }]);
});

it('records only the refund that Stripe accepts', async () => {
  const { id, intent, payment } = await withRefunds({ amount: 30_000 }, {});
  await deps().stripe.refunds.create({ payment_intent: intent, amount: 35_000 });

  await send(id);

  expect((await payment()).refunds).toMatchObject([{ status: 'due', refusals: 1 }, { status: 'done' }]);
});

it('leaves a refund due while Stripe is away, without a refusal', async () => {
  const { id, payment, refunds } = await withRefunds({});
  simulator().faults.set({ api: [{ kind: 'error', calls: 'POST /v1/refunds' }] });
  const { error } = await send(id).finally(() => simulator().faults.clear());

  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(RefundRefusedError);
  expect((await payment()).refunds).toEqual(refunds);
});

it('refuses to send a refund of a payment that is not at Stripe', async () => {
  const { id, payment } = await withRefunds({});
  await models.Payment.updateOne({ _id: id }, { $unset: { paymentIntentId: 1 } });

  expect((await send(id)).error).toEqual(new RefundRefusedError('The payment has no payment intent.'));

  expect((await payment()).refunds).toMatchObject([{ status: 'due' }]);
});

it('completes a refund that Stripe refuses with the manual refund of the same amount', async () => {
  const { id, intent, payment, first, refunds } = await withRefunds({ amount: 30_000 });
  const { stripe } = deps();
  const byHand = await stripe.refunds.create({ payment_intent: intent, amount: 30_000 });
  await stripe.refunds.create({ payment_intent: intent, amount: 29_000 });

  const { rows } = await send(id);

  const [refund] = refunds;
  const refundId = String(refund?._id);
  expect(rows).toEqual([['payment.refunded', { paymentId: id, refundId }]]);
  expect(await payment()).toMatchObject({ refunds: [{ status: 'done', stripeRefundId: byHand.id }] });
  expect(await paidOf(first)).toBe(false);
  const audited = await models.Audit.find({ recordIds: new Types.ObjectId(id) }).lean();
  expect(audited).toMatchObject([{ actorId: refund?.requestedBy, recordIds: [{}, first._id] }]);
});
