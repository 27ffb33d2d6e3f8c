import { allocateSeat } from '@camp/database/camp/allocate-seat';
import { freeSeat, readSeats } from '@camp/database/camp/seats';
import { Types } from 'mongoose';
import { anyId, keepingLog, preparePayments } from '../test/fixture';
import { refundDue } from './refund';
import { settle } from './settle';

const { models, deps, simulator, family, onlyPayment, paidOf, eventsOf, payOtherwise } = preparePayments();

async function openedBy(household: Awaited<ReturnType<typeof family>>) {
  await household.checkout();
  const payment = await onlyPayment(household.user._id);
  return { payment, sessionId: String(payment.sessionId) };
}

it('changes nothing while nobody has paid', async () => {
  const household = await family(1);
  const { sessionId } = await openedBy(household);

  expect(await settle(deps(), sessionId)).toEqual({ settlement: 'open', rows: [] });
});

it('settles once, with one receipt, even if it is called often and in parallel (I3, I4, F12)', async () => {
  const household = await family(2);
  const { payment, sessionId } = await openedBy(household);
  simulator().sessions.pay(sessionId);

  const answers = [];
  for (let round = 0; round < 2; round += 1)
    answers.push(...(await Promise.all([1, 2, 3, 4, 5].map(() => settle(deps(), sessionId)))));

  expect(answers.filter(({ settlement }) => settlement === 'settled')).toHaveLength(1);
  expect(answers.filter(({ settlement }) => settlement === 'already-settled')).toHaveLength(9);
  expect(await eventsOf(payment._id)).toEqual(['payment.settled']);
  expect(await Promise.all(household.campers.map(paidOf))).toEqual([true, true]);
  expect(await onlyPayment(household.user._id)).toMatchObject({
    status: 'paid',
    settledAt: expect.any(Date),
  });
});

it('dates a payment by its card payment, however late it settles', async () => {
  const household = await family(1);
  const { payment, sessionId } = await openedBy(household);
  simulator().sessions.pay(sessionId);
  const day = 24 * 60 * 60_000;

  await settle({ ...deps(), clock: { now: () => new Date(Date.now() + 3 * day) } }, sessionId);

  const { settledAt } = await onlyPayment(household.user._id);
  expect(Math.abs(Number(settledAt) - payment.createdAt.getTime())).toBeLessThan(day);
});

it('waits for the money of a delayed method (F13)', async () => {
  const household = await family(1);
  const { sessionId } = await openedBy(household);
  simulator().sessions.pay(sessionId, { method: 'us_bank_account' });

  const before = (await settle(deps(), sessionId)).settlement;
  const paidEarly = await paidOf(household.campers[0]!);
  simulator().sessions.asyncSucceed(sessionId);
  const after = (await settle(deps(), sessionId)).settlement;

  expect([before, paidEarly, after, await paidOf(household.campers[0]!)]).toEqual([
    'processing',
    false,
    'settled',
    true,
  ]);
});

it('lets the family pay again after a delayed method failed', async () => {
  const household = await family(1);
  const { sessionId } = await openedBy(household);
  simulator().sessions.pay(sessionId, { method: 'us_bank_account' });
  await settle(deps(), sessionId);
  await expect(household.checkout()).rejects.toMatchObject({ code: 'not-payable' });
  simulator().sessions.asyncFail(sessionId);

  const { settlement } = await settle(deps(), sessionId);

  expect(settlement).toBe('failed');
  const [payment] = await models.Payment.find({ userId: household.user._id }).lean();
  await Promise.all([settle(deps(), sessionId), settle(deps(), sessionId)]);
  expect(await eventsOf(payment?._id ?? new Types.ObjectId())).toEqual(['payment.failed']);
  await household.checkout();
  expect(await models.Payment.countDocuments({ userId: household.user._id })).toBe(2);
});

it('ignores an answer from before a delayed method failed, and emails the family once', async () => {
  const household = await family(1);
  const { payment, sessionId } = await openedBy(household);
  simulator().sessions.pay(sessionId, { method: 'us_bank_account' });
  const late = deps();
  const { sessions } = late.stripe.checkout;
  const answer = await sessions.retrieve(sessionId, { expand: ['payment_intent'] });
  jest.spyOn(sessions, 'retrieve').mockResolvedValueOnce(answer);
  simulator().sessions.asyncFail(sessionId);
  await settle(deps(), sessionId);

  await settle(late, sessionId);
  await settle(deps(), sessionId);

  expect(await eventsOf(payment._id)).toEqual(['payment.failed']);
  expect(await models.Payment.findById(payment._id).lean()).toMatchObject({ status: 'failed' });
});

it('records an expired session and frees its campers', async () => {
  const household = await family(1);
  const { payment, sessionId } = await openedBy(household);
  simulator().sessions.expire(sessionId);

  await settle(deps(), sessionId);

  const expired = await models.Payment.findById(payment._id).lean();
  expect(expired).toMatchObject({ status: 'expired' });
  expect(expired?.openCampers).toBeUndefined();
});

it.each([
  ['amount', { amount: 1 }],
  ['currency', { currency: 'eur' }],
  ['campers', { campers: [new Types.ObjectId()] }],
])('marks, and does not settle, a session with another %s', async (_what, values) => {
  const household = await family(1);
  const { payment, sessionId } = await openedBy(household);
  await models.Payment.updateOne({ _id: payment._id }, values);
  simulator().sessions.pay(sessionId);

  const { settlement } = await settle(deps(), sessionId);

  expect(settlement).toBe('mismatch');
  expect((await models.Payment.findById(payment._id).lean())?.mismatch).toEqual(expect.any(String));
  expect(await paidOf(household.campers[0]!)).toBe(false);
});

it('logs a mismatch once, and again when the mismatch changes', async () => {
  const household = await family(1);
  const { payment, sessionId } = await openedBy(household);
  await models.Payment.updateOne({ _id: payment._id }, { amount: 1 });
  simulator().sessions.pay(sessionId);
  const { logger, lines } = keepingLog();

  for (const amount of [1, 1, 2]) {
    await models.Payment.updateOne({ _id: payment._id }, { amount });
    await settle({ ...deps(), logger }, sessionId);
  }

  expect(lines.map(({ mismatch }) => mismatch)).toEqual([
    '$300.00 instead of $0.01',
    '$300.00 instead of $0.02',
  ]);
  expect(JSON.stringify(lines)).not.toMatch(anyId);
});

it('closes the payment of a session that Stripe does not know, as after a change of the key', async () => {
  const household = await family(1);
  const { payment } = await openedBy(household);
  await models.Payment.updateOne({ _id: payment._id }, { sessionId: 'cs_test_of_another_key_1' });
  const { logger, lines } = keepingLog();

  const { settlement } = await settle({ ...deps(), logger }, 'cs_test_of_another_key_1');

  expect(settlement).toBe('expired');
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toMatch(anyId);
  expect(await onlyPayment(household.user._id)).toMatchObject({ status: 'expired' });
  await household.checkout();
  await expect(settle(deps(), 'cs_test_of_nobody')).rejects.toMatchObject({ code: 'resource_missing' });
});

it('settles no second session of a payment that has a session', async () => {
  const { stripe } = deps();
  const household = await family(1);
  const { sessionId } = await openedBy(household);
  const { metadata } = await stripe.checkout.sessions.retrieve(sessionId);
  const price = { currency: 'usd', unit_amount: 30_000, product_data: { name: 'x' } };
  const second = await stripe.checkout.sessions.create({
    ...{ mode: 'payment', success_url: 'http://camp.test/x', metadata: metadata ?? {} },
    line_items: [{ quantity: 1, price_data: price }],
  });
  simulator().sessions.pay(second.id);

  expect((await settle(deps(), second.id)).settlement).toBe('unknown');
  expect(await onlyPayment(household.user._id)).toMatchObject({ status: 'open', sessionId });
});

it('reports a session that is not ours as unknown', async () => {
  const { stripe } = deps();
  const session = await stripe.checkout.sessions.create({
    mode: 'payment',
    success_url: 'http://camp.test/x',
    line_items: [
      { quantity: 1, price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'x' } } },
    ],
  });

  expect((await settle(deps(), session.id)).settlement).toBe('unknown');
});

describe('a payment for a seat that is gone (I8, F15)', () => {
  it('is refunded exactly once, for that camper only (S71)', async () => {
    const household = await family(2);
    const [seated, lost] = household.campers as [
      (typeof household.campers)[0],
      (typeof household.campers)[0],
    ];
    const { payment, sessionId } = await openedBy(household);
    simulator().sessions.pay(sessionId);
    await models.Camper.deleteOne({ _id: lost._id });
    await settle(deps(), sessionId);

    const refunds = await Promise.all([1, 2, 3].map(() => refundDue(deps(), payment._id.toString())));
    await refundDue(deps(), payment._id.toString());

    const settled = await onlyPayment(household.user._id);
    const made = await deps().stripe.refunds.list({ payment_intent: settled.paymentIntentId });
    expect(made.data.map(({ amount }) => amount)).toEqual([30_000]);
    expect(settled).toMatchObject({
      status: 'partly-refunded',
      refunds: [{ status: 'done', amount: 30_000, requestedAt: settled.settledAt }],
    });
    expect(refunds.flat().map(({ name }) => name)).toEqual(['payment.refunded']);
    expect((await eventsOf(payment._id)).sort()).toEqual([
      'payment.refund-due',
      'payment.refunded',
      'payment.settled',
    ]);
    expect(await paidOf(seated)).toBe(true);
  });

  it('is refunded with its late fee', async () => {
    const household = await family(2, { createdAt: new Date('2199-12-31') });
    const { payment, sessionId } = await openedBy(household);
    simulator().sessions.pay(sessionId);
    await models.Camper.deleteOne({ _id: household.campers[1]!._id });
    await settle(deps(), sessionId);

    await refundDue(deps(), payment._id.toString());

    const { paymentIntentId } = await onlyPayment(household.user._id);
    const made = await deps().stripe.refunds.list({ payment_intent: String(paymentIntentId) });
    expect(made.data.map(({ amount }) => amount)).toEqual([32_500]);
  });

  it('is refunded for another reason when another payment covers the camper', async () => {
    const household = await family(2);
    const [paid, lost] = household.campers as [(typeof household.campers)[0], (typeof household.campers)[0]];
    const { payment, sessionId } = await openedBy(household);
    simulator().sessions.pay(sessionId);
    await payOtherwise(paid);
    await models.Camper.deleteOne({ _id: lost._id });

    await settle(deps(), sessionId);
    const events = await refundDue(deps(), payment._id.toString());

    const { refunds } = await onlyPayment(household.user._id);
    expect(refunds).toMatchObject([
      {
        campers: [lost._id],
        amount: 30_000,
        reason: 'The spot was no longer available when the payment arrived.',
      },
      { campers: [paid._id], amount: 30_000, reason: 'The spot was already paid for by another payment.' },
    ]);
    expect(events.map(({ payload }) => payload.refundId)).toEqual(refunds.map(({ _id }) => _id.toString()));
  });

  it.each([
    ['a seat when one is free', 40, true, []],
    ['a refund when none is free', 1, false, ['payment.refund-due']],
  ])('gives a camper who was moved to the waitlist %s', async (_what, seats, paid, events) => {
    const household = await family(1, {}, { waitListAfter: seats });
    const { payment, sessionId } = await openedBy(household);
    const [camper] = household.campers as [(typeof household.campers)[0]];
    await models.Camper.updateOne({ _id: camper._id }, { waitlist: true });
    await freeSeat(models, household.camp._id, camper._id);
    const next = { key: 'next', camperId: new Types.ObjectId() };
    await allocateSeat(models, household.camp._id, next);
    simulator().sessions.pay(sessionId);

    await settle(deps(), sessionId);

    expect(await paidOf(camper)).toBe(paid);
    expect(await eventsOf(payment._id)).toEqual(paid ? ['payment.settled'] : events);
    expect((await readSeats(models, household.camp._id))?.claims).toHaveLength(paid ? 2 : 1);
  });
});
