import Stripe from 'stripe';
import { start, type Simulator } from '../start';

let simulator: Simulator;
beforeAll(async () => {
  simulator = await start();
});
afterAll(() => simulator.close());

const payment = {
  session: 'cs_demo_1',
  paymentIntent: 'pi_demo_1',
  lines: [
    { name: 'Maya', amount: 30_000 },
    { name: 'Leo', amount: 30_000 },
  ],
  currency: 'usd',
  created: 1_700_000_000,
  metadata: { payment: '64b000000000000000000001' },
  email: 'pat@example.com',
  refunds: [{ id: 're_demo_1', amount: 10_000, created: 1_700_000_300 }],
};
const inform = async (payments: object[]) => {
  const answer = await fetch(`${simulator.url}/_control/known-payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ payments }),
  });
  return [answer.status, await answer.json()] as const;
};

it('imports a payment once, which can then be retrieved and refunded like any other', async () => {
  const stripe = new Stripe('sk_test_1', {
    host: '127.0.0.1',
    port: simulator.port,
    protocol: 'http',
    telemetry: false,
  });

  expect(await inform([payment])).toEqual([200, { taken: 1 }]);
  expect(await inform([payment])).toEqual([200, { taken: 0 }]);
  expect(simulator.webhooks.deliveries).toEqual([]);

  const session = await stripe.checkout.sessions.retrieve('cs_demo_1');
  expect(session).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    amount_total: 60_000,
    payment_intent: 'pi_demo_1',
    created: 1_700_000_000,
    metadata: payment.metadata,
  });
  const items = await stripe.checkout.sessions.listLineItems('cs_demo_1');
  expect(items.data.map(({ description }) => description)).toEqual([
    'Camp registration: Maya',
    'Camp registration: Leo',
  ]);
  await expect(stripe.refunds.create({ payment_intent: 'pi_demo_1', amount: 50_001 })).rejects.toThrow(
    'greater than unrefunded amount',
  );
  await stripe.refunds.create({ payment_intent: 'pi_demo_1' });
  const { data } = await stripe.refunds.list({ payment_intent: 'pi_demo_1' });
  expect(data.map(({ amount }) => amount).sort()).toEqual([10_000, 50_000]);

  const page = await (await fetch(`${simulator.url}/dashboard/payments/pi_demo_1`)).text();
  expect(page).toContain('pi_demo_1');
  expect(page).toContain('re_demo_1');
  expect((await fetch(`${simulator.url}/dashboard/payments/pi_nobody`)).status).toBe(404);
});

it('rejects invalid payments', async () => {
  const [status] = await inform([{ ...payment, lines: [] }]);
  expect(status).toBe(400);
});
