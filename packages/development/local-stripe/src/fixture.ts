import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { start, type Simulator, type StartOptions } from './start';

export const secretKey = 'sk_test_fixture_0123456789';
export const webhookSecret = 'whsec_fixture';

/** The official SDK connected to a simulator, by default without retries. */
export function sdkFor(simulator: Pick<Simulator, 'port'>, config: Stripe.StripeConfig = {}): Stripe {
  return new Stripe(secretKey, {
    host: '127.0.0.1',
    port: simulator.port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    ...config,
  });
}

const running: { close(): Promise<void> }[] = [];

/** A simulator for one test. `closeAll` stops it. */
export async function startedSimulator(options: StartOptions = {}): Promise<Simulator> {
  const simulator = await start({
    secretKey,
    webhookRetryDelaysMs: [5],
    delayedSettlementSeconds: null,
    ...options,
  });
  running.push(simulator);
  return simulator;
}

/** Stops what a test started. */
export async function closeAll(): Promise<void> {
  await Promise.all(running.splice(0).map((each) => each.close()));
}

/** Parameters of a checkout of two lines, 325.00 + 2 x 300.00 US dollars. */
export function checkoutParams(
  overrides: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  const line = (name: string, unitAmount: number, quantity: number) => ({
    price_data: { currency: 'usd', unit_amount: unitAmount, product_data: { name } },
    quantity,
  });
  return {
    mode: 'payment',
    line_items: [line('Camper registration: Leo', 32_500, 1), line('Camper registration: twins', 30_000, 2)],
    success_url: 'http://127.0.0.1:9/stripe/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://127.0.0.1:9/stripe/cancel',
    ...overrides,
  };
}

/** The form data that a browser would send for a completed page. */
export function pageForm(overrides: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    email: 'parent@example.com',
    method: 'card',
    cardNumber: '4242 4242 4242 4242',
    expiry: '12 / 49',
    cvc: '123',
    name: 'Sam Torres',
    postalCode: '83702',
    ...overrides,
  });
}

/** Submits the hosted page without following the redirect. */
export function submitPage(address: string, form = pageForm()): Promise<Response> {
  return fetch(address, { method: 'POST', body: form, redirect: 'manual' });
}

/** A webhook endpoint for one test. */
export interface Receiver {
  url: string;
  /** Events with a valid signature, in order of arrival. */
  events: Stripe.Event[];
  /** The highest number of concurrent requests. */
  mostAtOnce: number;
}

/**
 * Starts a webhook endpoint that verifies signatures.
 * @param statusOf - returns the status for the nth request, from 0. Default: 200
 * @param gate - delays every response until it resolves. Default: none
 */
export async function startedReceiver(
  statusOf: (count: number) => number = () => 200,
  gate: Promise<void> = Promise.resolve(),
): Promise<Receiver> {
  const receiver: Receiver = { url: '', events: [], mostAtOnce: 0 };
  let count = 0;
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    receiver.mostAtOnce = Math.max(receiver.mostAtOnce, open);
    void bodyOf(request).then(async (body) => {
      const signature = request.headers['stripe-signature'] ?? '';
      receiver.events.push(Stripe.webhooks.constructEvent(body, signature, webhookSecret));
      await gate;
      open -= 1;
      const status = statusOf(count++);
      response.writeHead(status, status === 302 ? { location: receiver.url } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`;
  running.push({
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
  return receiver;
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
