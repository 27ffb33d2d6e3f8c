import Stripe from 'stripe';
import { checkoutParams, closeAll, sdkFor, startedSimulator } from '../fixture';

afterEach(closeAll);

test('creates an open session with its total, its URL and the given data', async () => {
  const simulator = await startedSimulator();
  const stripe = sdkFor(simulator);

  const session = await stripe.checkout.sessions.create(
    checkoutParams({
      metadata: { campers: 'a,b', owner: 'u1' },
      client_reference_id: 'u1',
      customer_email: 'parent@example.com',
      submit_type: 'pay',
    }),
  );

  expect(session).toMatchObject({
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 92_500,
    currency: 'usd',
    metadata: { campers: 'a,b', owner: 'u1' },
    client_reference_id: 'u1',
    customer_email: 'parent@example.com',
    payment_intent: null,
  });
  expect(session.url).toBe(`${simulator.url}/c/pay/${session.id}`);
  expect(session.id).toMatch(/^cs_test_\w{58}$/);
  await expect(stripe.checkout.sessions.retrieve(session.id)).resolves.toEqual(
    expect.objectContaining({ id: session.id, amount_total: 92_500 }),
  );
});

test('returns the lines on their own, and within the session when expanded', async () => {
  const stripe = sdkFor(await startedSimulator());
  const { id } = await stripe.checkout.sessions.create(checkoutParams());

  const lines = await stripe.checkout.sessions.listLineItems(id, { limit: 1 });
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['line_items'] });

  expect(lines).toMatchObject({ has_more: true, data: [{ description: 'Camper registration: Leo' }] });
  expect(session.line_items?.data.map(({ quantity, amount_total }) => [quantity, amount_total])).toEqual([
    [1, 32_500],
    [2, 60_000],
  ]);
  expect(session.line_items?.data[0]?.price?.unit_amount).toBe(32_500);
});

test('lists newest first, across pages, by status, payment intent and time', async () => {
  let now = new Date('2027-05-01T12:00:00Z');
  const simulator = await startedSimulator({ clock: () => now });
  const stripe = sdkFor(simulator);
  const ids: string[] = [];
  for (let count = 0; count < 5; count += 1) {
    ids.unshift((await stripe.checkout.sessions.create(checkoutParams())).id);
    now = new Date(now.getTime() + 1000);
  }
  const [, paidId = ''] = ids;
  simulator.sessions.pay(paidId);
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(paidId);

  const listed: string[] = [];
  for await (const { id } of stripe.checkout.sessions.list({ limit: 2 })) listed.push(id);
  const open = await stripe.checkout.sessions.list({ status: 'open' });
  const ofIntent = await stripe.checkout.sessions.list({ payment_intent: String(intent) });
  const early = await stripe.checkout.sessions.list({
    created: { lt: Date.UTC(2027, 4, 1, 12, 0, 2) / 1000 },
  });

  expect(listed).toEqual(ids);
  expect(open.data.map(({ id }) => id)).toEqual(ids.filter((id) => id !== paidId));
  expect(ofIntent.data.map(({ id }) => id)).toEqual([paidId]);
  expect(early.data.map(({ id }) => id)).toEqual(ids.slice(3));
});

test('expires once, by a call', async () => {
  const stripe = sdkFor(await startedSimulator());
  const { id } = await stripe.checkout.sessions.create(checkoutParams());

  const expired = await stripe.checkout.sessions.expire(id);

  expect(expired).toMatchObject({ status: 'expired', payment_status: 'unpaid', url: null });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toThrow('status of expired');
});

test('expires automatically, after 24 hours by default', async () => {
  let now = new Date('2027-05-01T12:00:00Z');
  const stripe = sdkFor(await startedSimulator({ clock: () => now }));
  const seconds = now.getTime() / 1000;
  const short = await stripe.checkout.sessions.create(checkoutParams({ expires_at: seconds + 1800 }));
  const long = await stripe.checkout.sessions.create(checkoutParams());

  now = new Date(now.getTime() + 1800 * 1000);
  const statuses = await Promise.all(
    [short, long].map(async ({ id }) => (await stripe.checkout.sessions.retrieve(id)).status),
  );

  expect(statuses).toEqual(['expired', 'open']);
  expect(long.expires_at).toBe(seconds + 24 * 3600);
});

test.each<[string, Partial<Record<string, unknown>>, { code?: string; param?: string; message: RegExp }]>([
  [
    'no lines',
    { line_items: undefined },
    { code: 'parameter_missing', param: 'line_items', message: /Missing required param: line_items\./ },
  ],
  [
    'an unknown name',
    { colour: 'red' },
    { code: 'parameter_unknown', param: 'colour', message: /Received unknown parameter: colour/ },
  ],
  [
    'an unknown nested name',
    { payment_intent_data: { colour: 'red' } },
    {
      code: 'parameter_unknown',
      param: 'payment_intent_data[colour]',
      message: /payment_intent_data\[colour\]/,
    },
  ],
  ['another mode', { mode: 'subscription' }, { param: 'mode', message: /Invalid mode/ }],
  [
    'an invalid address',
    { success_url: '/thanks' },
    { code: 'url_invalid', param: 'success_url', message: /Not a valid URL/ },
  ],
  [
    'an invalid email',
    { customer_email: 'sam' },
    { code: 'email_invalid', param: 'customer_email', message: /Invalid email/ },
  ],
  [
    'an empty reference',
    { client_reference_id: '' },
    { code: 'parameter_invalid_empty', param: 'client_reference_id', message: /empty string/ },
  ],
  [
    'a long metadata value',
    { metadata: { campers: 'x'.repeat(501) } },
    { param: 'metadata[campers]', message: /under 500 characters/ },
  ],
  [
    'a quantity in words',
    {
      line_items: [
        { quantity: 'two', price_data: { currency: 'usd', unit_amount: 100, product_data: { name: 'A' } } },
      ],
    },
    { code: 'parameter_invalid_integer', param: 'line_items[0][quantity]', message: /Invalid integer/ },
  ],
  [
    'less than the minimum amount',
    {
      line_items: [
        { quantity: 1, price_data: { currency: 'usd', unit_amount: 49, product_data: { name: 'A' } } },
      ],
    },
    { code: 'amount_too_small', message: /at least \$0\.50 usd/ },
  ],
  [
    'an expiry that is too early',
    { expires_at: Math.floor(Date.now() / 1000) + 60 },
    { param: 'expires_at', message: /at least 30 minutes/ },
  ],
  [
    'an expiry that is too late',
    { expires_at: Math.floor(Date.now() / 1000) + 90_000 },
    { param: 'expires_at', message: /less than 24 hours/ },
  ],
])('rejects %s like Stripe', async (_what, overrides, expected) => {
  const stripe = sdkFor(await startedSimulator());

  const refusal = stripe.checkout.sessions.create({ ...checkoutParams(), ...overrides });

  await expect(refusal).rejects.toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  await expect(refusal).rejects.toMatchObject({
    statusCode: 400,
    ...expected,
    message: expect.stringMatching(expected.message) as unknown,
  });
});

test('returns 404 for an unknown session', async () => {
  const stripe = sdkFor(await startedSimulator());

  await expect(stripe.checkout.sessions.retrieve('cs_test_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    requestId: expect.stringMatching(/^req_/) as unknown,
  });
});
