import { checkoutParams, closeAll, sdkFor, startedSimulator } from '../fixture';
import type { PayOrder } from '../control/control';

afterEach(closeAll);

async function checkoutPaidWith(order: PayOrder) {
  const simulator = await startedSimulator();
  const stripe = sdkFor(simulator);
  const { id } = await stripe.checkout.sessions.create(checkoutParams());
  simulator.sessions.pay(id, order);
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id);
  return { simulator, stripe, sessionId: id, intent: String(intent) };
}

test('lists intents newest first and retrieves one', async () => {
  const { simulator, stripe, intent } = await checkoutPaidWith({});
  const { id } = await stripe.checkout.sessions.create(checkoutParams());
  simulator.sessions.pay(id);

  const { data } = await stripe.paymentIntents.list();
  const one = await stripe.paymentIntents.retrieve(intent);

  expect(data).toHaveLength(2);
  expect(data.at(-1)?.id).toBe(intent);
  expect(one).toMatchObject({ object: 'payment_intent', status: 'succeeded', amount: 92_500 });
  await expect(stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'intent',
  });
});

test('a settled payment cannot be canceled', async () => {
  const { stripe, intent } = await checkoutPaidWith({});

  await expect(stripe.paymentIntents.cancel(intent)).rejects.toMatchObject({
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
  });
});

test('expiring an open session cancels its intent', async () => {
  const { stripe, intent, sessionId } = await checkoutPaidWith({ card: '4000000000000002' });

  const direct = await stripe.paymentIntents.cancel(intent).catch((error: unknown) => error);
  await stripe.checkout.sessions.expire(sessionId);

  expect(direct).toMatchObject({ statusCode: 400, code: 'payment_intent_unexpected_state' });
  await expect(stripe.paymentIntents.retrieve(intent)).resolves.toMatchObject({ status: 'canceled' });
});

test('canceling a pending bank debit fails the checkout for good', async () => {
  const { stripe, intent, sessionId, simulator } = await checkoutPaidWith({ method: 'us_bank_account' });

  const canceled = await stripe.paymentIntents.cancel(intent, { cancellation_reason: 'duplicate' });
  const { data: events } = await stripe.events.list();

  expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'duplicate' });
  expect(events.slice(0, 2).map(({ type }) => type)).toEqual([
    'checkout.session.async_payment_failed',
    'payment_intent.canceled',
  ]);
  expect(() => simulator.sessions.asyncSucceed(sessionId)).toThrow('does not wait');
});

test('the balance is payments minus refunds', async () => {
  const { stripe, intent } = await checkoutPaidWith({});
  await stripe.refunds.create({ payment_intent: intent, amount: 500 });

  const balance = await stripe.balance.retrieve();

  expect(balance).toMatchObject({ object: 'balance', available: [{ amount: 92_000, currency: 'usd' }] });
});
