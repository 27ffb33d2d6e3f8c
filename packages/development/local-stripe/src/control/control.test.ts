import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import {
  checkoutParams,
  closeAll,
  sdkFor,
  startedReceiver,
  startedSimulator,
  webhookSecret,
} from '../fixture';
import type { Simulator } from '../start';

afterEach(closeAll);

function control(simulator: Simulator, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${simulator.url}/_control${path}`, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
}

async function openedSession() {
  const simulator = await startedSimulator();
  const stripe = sdkFor(simulator);
  const { id } = await stripe.checkout.sessions.create(checkoutParams());
  return { simulator, stripe, id };
}

test('pays with a card, and is declined with another', async () => {
  const { simulator, stripe, id } = await openedSession();

  const declined = await control(simulator, 'POST', `/sessions/${id}/pay`, { card: '4000000000000002' });
  const paid = await control(simulator, 'POST', `/sessions/${id}/pay`);
  const again = await control(simulator, 'POST', `/sessions/${id}/pay`);

  expect(await declined.json()).toMatchObject({
    kind: 'declined',
    decline: { message: 'Your card was declined.' },
  });
  expect(await paid.json()).toEqual({ kind: 'complete' });
  expect(again.status).toBe(400);
  await expect(stripe.checkout.sessions.retrieve(id)).resolves.toMatchObject({ payment_status: 'paid' });
});

test.each([
  ['async-succeed', 'paid', 'succeeded'],
  ['async-fail', 'unpaid', 'requires_payment_method'],
])('a delayed payment ends with %s', async (action, paymentStatus, intentStatus) => {
  const { simulator, stripe, id } = await openedSession();
  await control(simulator, 'POST', `/sessions/${id}/pay`, { method: 'us_bank_account' });
  const waiting = await stripe.checkout.sessions.retrieve(id);

  const answer = await control(simulator, 'POST', `/sessions/${id}/${action}`);
  const second = await control(simulator, 'POST', `/sessions/${id}/${action}`);

  expect(waiting).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
  expect(await answer.json()).toMatchObject({ id, payment_status: paymentStatus });
  expect(second.status).toBe(400);
  await expect(stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })).resolves.toMatchObject({
    payment_intent: { status: intentStatus },
  });
});

test('expires a session', async () => {
  const { simulator, id } = await openedSession();

  const answer = await control(simulator, 'POST', `/sessions/${id}/expire`);

  expect(await answer.json()).toMatchObject({ id, status: 'expired' });
});

test('sets and shows faults, and rejects invalid ones', async () => {
  const { simulator, stripe } = await openedSession();

  const wrong = await control(simulator, 'POST', '/faults', { api: [{ kind: 'explode' }] });
  await control(simulator, 'POST', '/faults', { api: [{ kind: 'error' }] });
  const met = await stripe.balance.retrieve().catch((error: unknown) => error);
  const cleared = await control(simulator, 'POST', '/faults', {});

  expect(wrong.status).toBe(400);
  expect(met).toMatchObject({ statusCode: 500 });
  expect(await cleared.json()).toMatchObject({ api: [], webhooks: { mode: 'deliver' } });
  await expect(stripe.balance.retrieve()).resolves.toMatchObject({ object: 'balance' });
});

test('sets the target, holds, releases and repeats webhooks, and lists requests', async () => {
  const { simulator, stripe, id } = await openedSession();
  const receiver = await startedReceiver();
  await control(simulator, 'POST', '/webhooks', { url: receiver.url, secret: webhookSecret });
  await control(simulator, 'POST', '/faults', { webhooks: { mode: 'hold' } });
  await control(simulator, 'POST', `/sessions/${id}/expire`);
  const held = (await (await control(simulator, 'GET', '/webhooks')).json()) as unknown;

  await control(simulator, 'POST', '/webhooks/release', { copies: 2 });
  const [event] = (await stripe.events.list()).data;
  await control(simulator, 'POST', `/events/${String(event?.id)}/resend`, { copies: 3 });
  await simulator.webhooks.idle();

  expect(held).toMatchObject([{ state: 'held', eventType: 'checkout.session.expired' }]);
  expect(receiver.events.map((each) => each.id)).toEqual(Array.from({ length: 5 }, () => event?.id));
  expect(await (await control(simulator, 'GET', '/requests')).json()).toMatchObject([
    { method: 'POST', path: '/v1/checkout/sessions', status: 200 },
    { method: 'GET', path: '/v1/events' },
  ]);
  expect((await control(simulator, 'DELETE', '/requests')).status).toBe(204);
  expect(simulator.requests).toEqual([]);
});

test('rejects pages of other origins', async () => {
  const { simulator, id } = await openedSession();
  const pay = (headers: Record<string, string>, body: string) =>
    fetch(`${simulator.url}/_control/sessions/${id}/pay`, { method: 'POST', headers, body });

  const form = await pay({ 'content-type': 'application/x-www-form-urlencoded' }, 'card=4242424242424242');
  const page = await pay({ 'content-type': 'application/json', origin: 'http://elsewhere.test' }, '{}');

  expect([form.status, page.status]).toEqual([415, 403]);
});

test('returns 404 for unknown ids', async () => {
  const { simulator } = await openedSession();

  const answers = await Promise.all([
    control(simulator, 'POST', '/sessions/cs_test_none/pay'),
    control(simulator, 'POST', '/sessions/cs_test_none/expire'),
    control(simulator, 'POST', '/events/evt_none/resend'),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('rejects requests for another host name (DNS rebinding)', async () => {
  const simulator = await startedSimulator({ publicUrl: 'http://camp.example:3002' });
  const statusFor = async (path: string, host: string) => {
    const asking = request({ host: '127.0.0.1', port: simulator.port, path, headers: { host } }).end();
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };

  for (const path of ['/_control/requests', '/_control/faults', '/', '/v1/balance', '/c/pay/cs_1']) {
    expect(await statusFor(path, `evil.example:${simulator.port}`)).toBe(403);
    expect(await statusFor(path, `localhost.evil.example:${simulator.port}`)).toBe(403);
  }
  for (const host of [`localhost:${simulator.port}`, `127.0.0.1:${simulator.port}`, 'camp.example:3002']) {
    expect(await statusFor('/_control/requests', host)).toBe(200);
  }
});
