import Stripe from 'stripe';
import { checkoutParams, closeAll, sdkFor, startedSimulator } from '../fixture';

afterEach(closeAll);

async function paidCheckout() {
  const simulator = await startedSimulator();
  const stripe = sdkFor(simulator);
  const { id } = await stripe.checkout.sessions.create(checkoutParams());
  simulator.sessions.pay(id);
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  return { simulator, stripe, sessionId: id, intent: String(intent) };
}

test('refunds a whole payment by its intent', async () => {
  const { stripe, intent, sessionId } = await paidCheckout();

  const refund = await stripe.refunds.create({
    payment_intent: intent,
    reason: 'requested_by_customer',
    metadata: { camper: 'c1' },
  });
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
    expand: ['latest_charge.refunds'],
  });

  expect(refund).toMatchObject({
    object: 'refund',
    amount: 92_500,
    status: 'succeeded',
    payment_intent: intent,
    reason: 'requested_by_customer',
    metadata: { camper: 'c1' },
  });
  expect(charge).toMatchObject({
    refunded: true,
    amount_refunded: 92_500,
    refunds: { data: [{ id: refund.id }] },
  });
  await expect(stripe.refunds.retrieve(refund.id)).resolves.toMatchObject({ amount: 92_500 });
  await expect(stripe.checkout.sessions.retrieve(sessionId)).resolves.toMatchObject({
    payment_status: 'paid',
  });
});

test('refunds in parts, and sends events for each part', async () => {
  const { stripe, intent } = await paidCheckout();

  const first = await stripe.refunds.create({ payment_intent: intent, amount: 30_000 });
  const rest = await stripe.refunds.create({ payment_intent: intent });
  const events = await stripe.events.list({ types: ['charge.refunded', 'refund.created'] });

  expect([first.amount, rest.amount]).toEqual([30_000, 62_500]);
  const listed = await stripe.refunds.list({ payment_intent: intent });
  expect(listed.data.map(({ id }) => id)).toEqual([rest.id, first.id]);
  expect(events.data.map(({ type }) => type)).toEqual([
    'refund.created',
    'charge.refunded',
    'refund.created',
    'charge.refunded',
  ]);
  expect(events.data.at(-1)?.data).toMatchObject({
    object: { amount_refunded: 30_000, refunded: false },
    previous_attributes: { amount_refunded: 0 },
  });
});

test('fails a refund on request, sends the event, and the money can be refunded again', async () => {
  const { simulator, stripe, intent } = await paidCheckout();
  const { id } = await stripe.refunds.create({ payment_intent: intent });

  simulator.refunds.fail(id);

  await expect(stripe.refunds.retrieve(id)).resolves.toMatchObject({
    status: 'failed',
    failure_reason: 'unknown',
  });
  const [event] = (await stripe.events.list({ types: ['refund.failed'] })).data;
  expect(event?.data.object).toMatchObject({ id, status: 'failed' });
  await expect(stripe.refunds.create({ payment_intent: intent })).resolves.toMatchObject({ amount: 92_500 });
  expect(() => simulator.refunds.fail(id)).toThrow('failed already');
});

test.each([
  [
    'more than was paid',
    92_501,
    { param: 'amount', message: /\$925\.01\) is greater than .* \(\$925\.00\)/ },
  ],
  ['nothing', 0, { param: 'amount', code: 'parameter_invalid_integer', message: /positive/ }],
  ['a negative amount', -5, { param: 'amount', code: 'parameter_invalid_integer', message: /positive/ }],
])('rejects %s', async (_what, amount, { message, ...expected }) => {
  const { stripe, intent } = await paidCheckout();

  const refusal = stripe.refunds.create({ payment_intent: intent, amount });

  await expect(refusal).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  await expect(refusal).rejects.toMatchObject({
    ...expected,
    message: expect.stringMatching(message) as unknown,
  });
  await expect(stripe.refunds.list()).resolves.toMatchObject({ data: [] });
});

test('never refunds more than was paid, however many requests are concurrent', async () => {
  const { stripe, intent } = await paidCheckout();

  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, () => stripe.refunds.create({ payment_intent: intent, amount: 30_000 })),
  );

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('rejects a second full refund with its code', async () => {
  const { stripe, intent } = await paidCheckout();
  await stripe.refunds.create({ payment_intent: intent });

  await expect(stripe.refunds.create({ payment_intent: intent })).rejects.toMatchObject({
    statusCode: 400,
    code: 'charge_already_refunded',
  });
});

test('rejects a refund of what was never paid', async () => {
  const { simulator, stripe } = await paidCheckout();
  const { id } = await stripe.checkout.sessions.create(checkoutParams());
  simulator.sessions.pay(id, { method: 'us_bank_account' });
  const { payment_intent: waiting } = await stripe.checkout.sessions.retrieve(id);

  const refusals = [
    stripe.refunds.create({ payment_intent: String(waiting) }),
    stripe.refunds.create({ payment_intent: 'pi_none' }),
    stripe.refunds.create({}),
  ];

  const outcomes = await Promise.all(refusals.map((refusal) => refusal.catch((error: unknown) => error)));
  expect(outcomes).toMatchObject([
    { statusCode: 400, code: 'payment_intent_unexpected_state' },
    { statusCode: 404, code: 'resource_missing' },
    { statusCode: 400 },
  ]);
});
