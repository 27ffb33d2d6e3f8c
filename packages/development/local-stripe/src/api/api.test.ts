import Stripe from 'stripe';
import { checkoutParams, closeAll, sdkFor, secretKey, startedSimulator } from '../fixture';

afterEach(closeAll);

const bearer = { authorization: `Bearer ${secretKey}` };

test('rejects a call without a key or with a wrong key, and masks the key', async () => {
  const simulator = await startedSimulator();
  const stripe = sdkFor(simulator);

  const bare = await fetch(`${simulator.url}/v1/balance`);
  const wrong = stripe.balance.retrieve({}, { apiKey: 'sk_test_wrong_key_9876' });

  expect(bare.status).toBe(401);
  expect(await bare.json()).toMatchObject({
    error: { type: 'invalid_request_error', message: expect.stringContaining('did not provide') as unknown },
  });
  await expect(wrong).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  await expect(wrong).rejects.toThrow('Invalid API Key provided: sk_test_**********9876');
});

test('accepts any test key and no live key if no key is configured', async () => {
  const simulator = await startedSimulator({ secretKey: '' });
  const open = await startedSimulator({ secretKey: undefined });

  const callWith = (apiKey: string) => sdkFor(open).balance.retrieve({}, { apiKey });

  await expect(callWith('sk_test_anything')).resolves.toMatchObject({ object: 'balance' });
  await expect(callWith('sk_live_anything')).rejects.toMatchObject({ statusCode: 401 });
  await expect(sdkFor(simulator).balance.retrieve()).rejects.toMatchObject({ statusCode: 401 });
});

test('reports an unknown call', async () => {
  const stripe = sdkFor(await startedSimulator());

  await expect(stripe.customers.list()).rejects.toMatchObject({
    statusCode: 404,
    message: expect.stringContaining('Unrecognized request URL (GET: /v1/customers)') as unknown,
  });
});

test('rejects an expansion of a property that cannot be expanded', async () => {
  const stripe = sdkFor(await startedSimulator());
  const { id } = await stripe.checkout.sessions.create(checkoutParams());

  await expect(stripe.checkout.sessions.retrieve(id, { expand: ['status'] })).rejects.toThrow(
    'This property cannot be expanded (status).',
  );
});

test('expands within lists, and keeps null for missing objects', async () => {
  const simulator = await startedSimulator();
  const stripe = sdkFor(simulator);
  const open = await stripe.checkout.sessions.create(checkoutParams());
  const paid = await stripe.checkout.sessions.create(checkoutParams({ expand: ['line_items'] }));
  simulator.sessions.pay(paid.id);

  const { data } = await stripe.checkout.sessions.list({
    expand: ['data.payment_intent', 'data.payment_intent.latest_charge', 'data.line_items'],
  });

  expect(paid.line_items?.data).toHaveLength(2);
  expect(data).toMatchObject([
    { id: paid.id, payment_intent: { latest_charge: { paid: true } }, line_items: { object: 'list' } },
    { id: open.id, payment_intent: null },
  ]);
});

test('an error halfway rolls everything back', async () => {
  const simulator = await startedSimulator();
  const stripe = sdkFor(simulator);

  const refusal = stripe.checkout.sessions.create(checkoutParams({ expand: ['colour'] }));

  await expect(refusal).rejects.toMatchObject({ statusCode: 400 });
  await expect(stripe.checkout.sessions.list()).resolves.toMatchObject({ data: [] });
});

test("an unreadable body is rejected in the API's error format", async () => {
  const simulator = await startedSimulator();

  const answer = await fetch(`${simulator.url}/v1/refunds`, {
    method: 'POST',
    headers: { ...bearer, 'content-type': 'application/x-www-form-urlencoded' },
    body: `a=${'x'.repeat(2_000_000)}`,
  });

  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

test.each([
  ['limit=0', 'limit'],
  ['limit=ten', 'limit'],
  ['created[gte]=soon', 'created[gte]'],
  ['status=paid', 'status'],
  ['colour=red', 'colour'],
])('names the invalid query parameter: %s', async (query, param) => {
  const simulator = await startedSimulator();

  const answer = await fetch(`${simulator.url}/v1/checkout/sessions?${query}`, { headers: bearer });

  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: { param } });
});
