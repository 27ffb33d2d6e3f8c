import Stripe from 'stripe';
import { checkoutParams, closeAll, sdkFor, startedSimulator } from '../fixture';

afterEach(closeAll);

const create = (stripe: Stripe) => stripe.checkout.sessions.create(checkoutParams());
const sessionCount = async (stripe: Stripe) => (await stripe.checkout.sessions.list()).data.length;

test('down resets connections until cleared', async () => {
  const simulator = await startedSimulator({ faults: { api: [{ kind: 'down' }] } });
  const stripe = sdkFor(simulator);

  const refused = await create(stripe).catch((error: unknown) => error);
  simulator.faults.clear();

  expect(refused).toBeInstanceOf(Stripe.errors.StripeConnectionError);
  expect(simulator.requests.every(({ status }) => status === null)).toBe(true);
  expect(await sessionCount(stripe)).toBe(0);
});

test('hang never responds, so the client times out', async () => {
  const simulator = await startedSimulator({ faults: { api: [{ kind: 'hang' }] } });
  const stripe = sdkFor(simulator, { timeout: 50 });

  await expect(create(stripe)).rejects.toBeInstanceOf(Stripe.errors.StripeConnectionError);

  simulator.faults.clear();
  expect(await sessionCount(stripe)).toBe(0);
});

test('error returns 500 for the given number of calls, and changes nothing', async () => {
  const simulator = await startedSimulator({ faults: { api: [{ kind: 'error', times: 2 }] } });
  const stripe = sdkFor(simulator);

  const outcomes = [];
  for (let count = 0; count < 3; count += 1)
    outcomes.push(await create(stripe).catch((error: unknown) => error));

  expect(outcomes).toMatchObject([{ statusCode: 500 }, { statusCode: 500 }, { status: 'open' }]);
  expect(outcomes[0]).toBeInstanceOf(Stripe.errors.StripeAPIError);
  expect(await sessionCount(stripe)).toBe(1);
});

test('a client that gives up on a slow call finds one session when it retries with its key', async () => {
  const simulator = await startedSimulator({ faults: { api: [{ kind: 'slow', ms: 200, times: 1 }] } });
  const stripe = sdkFor(simulator, { timeout: 50 });
  const patient = sdkFor(simulator, { maxNetworkRetries: 5 });

  const first = await stripe.checkout.sessions
    .create(checkoutParams(), { idempotencyKey: 'k1' })
    .catch((error: unknown) => error);
  const second = await patient.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'k1' });

  expect(first).toBeInstanceOf(Stripe.errors.StripeConnectionError);
  expect(second.status).toBe('open');
  expect(await sessionCount(stripe)).toBe(1);
});

test('a dropped response was committed: a retry with the same key gets it', async () => {
  const simulator = await startedSimulator({
    faults: { api: [{ kind: 'drop-reply', times: 1, calls: 'POST /v1/checkout/sessions' }] },
  });
  const stripe = sdkFor(simulator, { maxNetworkRetries: 1 });

  const session = await create(stripe);

  expect(session.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(simulator.requests.map(({ status }) => status)).toEqual([null, 200]);
  expect(await sessionCount(stripe)).toBe(1);
});

test('a fault affects only the calls it names', async () => {
  const simulator = await startedSimulator({
    faults: { api: [{ kind: 'error', calls: 'POST /v1/refunds' }] },
  });
  const stripe = sdkFor(simulator);

  await expect(create(stripe)).resolves.toMatchObject({ status: 'open' });
  await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
    statusCode: 500,
  });
});
