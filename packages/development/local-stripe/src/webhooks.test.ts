import Stripe from 'stripe';
import {
  checkoutParams,
  closeAll,
  sdkFor,
  startedReceiver,
  startedSimulator,
  webhookSecret,
  type Receiver,
} from './fixture';
import type { Simulator, StartOptions } from './start';

afterEach(closeAll);

async function connected(receiver: Receiver, options: StartOptions = {}): Promise<Simulator> {
  return startedSimulator({ webhook: { url: receiver.url, secret: webhookSecret }, ...options });
}

async function openedSession(simulator: Simulator): Promise<string> {
  return (await sdkFor(simulator).checkout.sessions.create(checkoutParams())).id;
}

const typesOf = ({ events }: Receiver) => events.map(({ type }) => type);

test('delivers events with a signature that the SDK verifies', async () => {
  const receiver = await startedReceiver();
  const simulator = await connected(receiver);
  const id = await openedSession(simulator);

  simulator.sessions.pay(id);
  await simulator.webhooks.idle();

  expect(typesOf(receiver).sort()).toEqual(['checkout.session.completed', 'payment_intent.succeeded']);
  const completed = receiver.events.find(({ type }) => type === 'checkout.session.completed');
  expect(completed).toMatchObject({
    object: 'event',
    api_version: Stripe.API_VERSION,
    livemode: false,
    data: { object: { id, payment_status: 'paid' } },
  });
});

test('a signature with another secret is not valid', async () => {
  const receiver = await startedReceiver();
  const simulator = await startedSimulator({ webhook: { url: receiver.url, secret: webhookSecret } });
  simulator.sessions.pay(await openedSession(simulator));
  await simulator.webhooks.idle();
  const payload = JSON.stringify(receiver.events[0]);
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' });

  const verify = () => Stripe.webhooks.constructEvent(payload, header, webhookSecret);

  expect(verify).toThrow(Stripe.errors.StripeSignatureVerificationError);
});

test('retries until the webhook answers 2xx, and a redirect is not 2xx', async () => {
  const answers = [500, 302, 400, 204];
  const receiver = await startedReceiver((count) => answers[count] ?? 500);
  const simulator = await connected(receiver);
  const stripe = sdkFor(simulator);
  await stripe.checkout.sessions.expire(await openedSession(simulator));

  await simulator.webhooks.idle();

  expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(1);
  expect(simulator.webhooks.deliveries).toMatchObject([{ state: 'delivered', attempts: answers }]);
  await expect(stripe.events.list()).resolves.toMatchObject({ data: [{ pending_webhooks: 0 }] });
});

test('retries while nobody listens, and arrives once somebody does', async () => {
  const simulator = await startedSimulator({
    webhook: { url: 'http://127.0.0.1:9/', secret: webhookSecret },
  });
  const stripe = sdkFor(simulator);
  await stripe.checkout.sessions.expire(await openedSession(simulator));
  const before = await stripe.events.list();
  const receiver = await startedReceiver();

  simulator.setWebhook({ url: receiver.url, secret: webhookSecret });
  await simulator.webhooks.idle();

  expect(before.data[0]?.pending_webhooks).toBe(1);
  expect(typesOf(receiver)).toEqual(['checkout.session.expired']);
});

test('sends the requested number of copies, within the requested concurrency', async () => {
  let openGate = () => {};
  const gate = new Promise<void>((resolve) => (openGate = resolve));
  const receiver = await startedReceiver(() => 200, gate);
  const simulator = await connected(receiver, { faults: { webhooks: { copies: 10, parallel: 5 } } });
  const stripe = sdkFor(simulator);

  await stripe.checkout.sessions.expire(await openedSession(simulator));
  while (receiver.mostAtOnce < 5) await new Promise((resolve) => setImmediate(resolve));
  // A sixth event would arrive while the simulator delivers these.
  for (let count = 0; count < 10; count += 1) await stripe.balance.retrieve();
  openGate();
  await simulator.webhooks.idle();

  expect(receiver.events).toHaveLength(10);
  expect(new Set(receiver.events.map(({ id }) => id)).size).toBe(1);
  expect(receiver.mostAtOnce).toBe(5);
});

test('holds events and releases them in the requested order', async () => {
  const receiver = await startedReceiver();
  const simulator = await connected(receiver, { faults: { webhooks: { mode: 'hold', parallel: 1 } } });
  simulator.sessions.pay(await openedSession(simulator));
  simulator.sessions.expire(await openedSession(simulator));
  await simulator.webhooks.idle();
  const beforeRelease = receiver.events.length;

  simulator.webhooks.release({
    order: ['checkout.session.expired', 'checkout.session.completed'],
    copies: 1,
  });
  await simulator.webhooks.idle();

  expect(beforeRelease).toBe(0);
  expect(typesOf(receiver)).toEqual([
    'checkout.session.expired',
    'checkout.session.completed',
    'payment_intent.succeeded',
  ]);
});

test('drops events on request, which a later call still lists and a resend delivers', async () => {
  const receiver = await startedReceiver();
  const simulator = await connected(receiver, { faults: { webhooks: { mode: 'never' } } });
  const stripe = sdkFor(simulator);
  simulator.sessions.pay(await openedSession(simulator));
  await simulator.webhooks.idle();
  const lost = receiver.events.length;
  const [event] = (await stripe.events.list({ type: 'checkout.session.completed' })).data;

  simulator.webhooks.resend(String(event?.id), 2);
  await simulator.webhooks.idle();

  expect(lost).toBe(0);
  expect(typesOf(receiver)).toEqual(['checkout.session.completed', 'checkout.session.completed']);
});

test('an event keeps the state of its time', async () => {
  const receiver = await startedReceiver();
  const simulator = await connected(receiver, { faults: { webhooks: { mode: 'hold' } } });
  const id = await openedSession(simulator);
  simulator.sessions.pay(id, { method: 'us_bank_account' });
  simulator.sessions.asyncSucceed(id);

  simulator.webhooks.release();
  await simulator.webhooks.idle();

  const statusBy = (type: string) =>
    (receiver.events.find((event) => event.type === type)?.data.object as Stripe.Checkout.Session | undefined)
      ?.payment_status;
  expect(statusBy('checkout.session.completed')).toBe('unpaid');
  expect(statusBy('checkout.session.async_payment_succeeded')).toBe('paid');
});
