import { checkoutParams, closeAll, sdkFor, startedSimulator } from '../fixture';

afterEach(closeAll);

test('lists events newest first, filters them by type, wildcard and time, and retrieves one', async () => {
  let now = new Date('2027-05-01T12:00:00Z');
  const simulator = await startedSimulator({ clock: () => now });
  const stripe = sdkFor(simulator);
  const first = await stripe.checkout.sessions.create(checkoutParams());
  const second = await stripe.checkout.sessions.create(checkoutParams());
  simulator.sessions.pay(first.id);
  now = new Date('2027-05-01T12:00:10Z');
  await stripe.checkout.sessions.expire(second.id, {}, { idempotencyKey: 'k1' });

  const typesOf = async (params: Parameters<typeof stripe.events.list>[0]) =>
    (await stripe.events.list(params)).data.map(({ type }) => type);
  const [expired] = (await stripe.events.list()).data;

  expect(await typesOf({})).toEqual([
    'checkout.session.expired',
    'checkout.session.completed',
    'payment_intent.succeeded',
  ]);
  expect(await typesOf({ type: 'payment_intent.succeeded' })).toEqual(['payment_intent.succeeded']);
  expect(await typesOf({ type: 'checkout.*' })).toEqual([
    'checkout.session.expired',
    'checkout.session.completed',
  ]);
  expect(await typesOf({ created: { gte: now.getTime() / 1000 } })).toEqual(['checkout.session.expired']);
  expect(await stripe.events.retrieve(String(expired?.id))).toMatchObject({
    type: 'checkout.session.expired',
    request: { id: expect.stringMatching(/^req_/) as unknown, idempotency_key: 'k1' },
    data: { object: { id: second.id, status: 'expired' } },
  });
});

test('pages backwards too, and names an unknown cursor', async () => {
  const simulator = await startedSimulator();
  const stripe = sdkFor(simulator);
  for (let count = 0; count < 3; count += 1)
    simulator.sessions.expire((await stripe.checkout.sessions.create(checkoutParams())).id);
  const all = (await stripe.events.list()).data.map(({ id }) => id);

  const before = await stripe.events.list({ ending_before: String(all[2]), limit: 1 });
  const nowhere = stripe.events.list({ starting_after: 'evt_none' });

  expect(before.data.map(({ id }) => id)).toEqual([all[1]]);
  expect(before.has_more).toBe(true);
  await expect(nowhere).rejects.toMatchObject({ code: 'resource_missing', param: 'starting_after' });
});
