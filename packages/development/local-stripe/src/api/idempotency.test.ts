import Stripe from 'stripe';
import { checkoutParams, closeAll, sdkFor, startedSimulator } from '../fixture';

afterEach(closeAll);

test('the same key and parameters get the same response, marked as replayed', async () => {
  const simulator = await startedSimulator();
  const stripe = sdkFor(simulator);

  const first = await stripe.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'k1' });
  const second = await stripe.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'k1' });

  expect(second.id).toBe(first.id);
  expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
  expect(second.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(second.lastResponse.idempotencyKey).toBe('k1');
  expect(simulator.requests.map(({ replayed }) => replayed)).toEqual([false, true]);
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('many concurrent requests with one key create one session', async () => {
  const simulator = await startedSimulator();
  const stripe = sdkFor(simulator);

  const sessions = await Promise.all(
    Array.from({ length: 20 }, () =>
      stripe.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'k1' }),
    ),
  );

  expect(new Set(sessions.map(({ id }) => id)).size).toBe(1);
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test('a key in use returns 409, and the SDK retries', async () => {
  const simulator = await startedSimulator({ faults: { api: [{ kind: 'slow', ms: 300, times: 1 }] } });
  const impatient = sdkFor(simulator);
  const patient = sdkFor(simulator, { maxNetworkRetries: 5 });
  const create = (stripe: Stripe) =>
    stripe.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'k1' });

  const slow = create(patient);
  while (simulator.requests.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const conflict = await create(impatient).catch((error: unknown) => error);
  const [first, second] = await Promise.all([slow, create(patient)]);

  expect(conflict).toMatchObject({ statusCode: 409, code: 'idempotency_key_in_use' });
  expect(second.id).toBe(first.id);
});

test('the same key with other parameters, or for another call, is rejected', async () => {
  const simulator = await startedSimulator();
  const stripe = sdkFor(simulator);
  const { id } = await stripe.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'k1' });

  const other = stripe.checkout.sessions.create(checkoutParams({ client_reference_id: 'x' }), {
    idempotencyKey: 'k1',
  });
  const elsewhere = stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'k1' });
  const another = await stripe.checkout.sessions.create(checkoutParams());
  await stripe.checkout.sessions.expire(another.id, {}, { idempotencyKey: 'k2' });
  const sameParams = stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'k2' });

  await expect(other).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  await expect(other).rejects.toMatchObject({ statusCode: 400 });
  await expect(elsewhere).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
  await expect(sameParams).rejects.toThrow('only be used for the same endpoint');
  await expect(stripe.checkout.sessions.retrieve(id)).resolves.toMatchObject({ status: 'open' });
});

test('an error of the call is stored for its key, a parameter error is not', async () => {
  const simulator = await startedSimulator();
  const stripe = sdkFor(simulator);
  const { id } = await stripe.checkout.sessions.create(checkoutParams());
  await stripe.checkout.sessions.expire(id);
  const refusals = await Promise.all([
    stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'kept' }).catch((error: unknown) => error),
    stripe.checkout.sessions
      .create({ ...checkoutParams(), success_url: 'none' }, { idempotencyKey: 'free' })
      .catch((error: unknown) => error),
    stripe.checkout.sessions
      .create(checkoutParams({ expand: ['colour'] }), { idempotencyKey: 'unexpanded' })
      .catch((error: unknown) => error),
  ]);

  const again = stripe.checkout.sessions.expire(id, {}, { idempotencyKey: 'kept' });
  const corrected = ['free', 'unexpanded'].map((idempotencyKey) =>
    stripe.checkout.sessions.create(checkoutParams(), { idempotencyKey }),
  );

  expect(refusals).toMatchObject([{ statusCode: 400 }, { statusCode: 400 }, { statusCode: 400 }]);
  await expect(again).rejects.toMatchObject({ headers: { 'idempotent-replayed': 'true' } });
  await expect(Promise.all(corrected)).resolves.toMatchObject([{ status: 'open' }, { status: 'open' }]);
});

test('a key can be reused after 24 hours', async () => {
  let now = new Date('2027-05-01T12:00:00Z');
  const simulator = await startedSimulator({ clock: () => now });
  const stripe = sdkFor(simulator);
  const first = await stripe.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'k1' });

  now = new Date('2027-05-02T12:00:00Z');
  const second = await stripe.checkout.sessions.create(checkoutParams(), { idempotencyKey: 'k1' });

  expect(second.id).not.toBe(first.id);
});
