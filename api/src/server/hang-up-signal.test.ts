import { once } from 'node:events';
import { createServer, get, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hangUpSignal } from './hang-up-signal';

/** A server's response to a client that waits for it, and the client. */
async function waitingClient(server: Server) {
  const client = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, agent: false });
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  return { client, response, closed: once(response, 'close') };
}

let server: Server;
beforeAll(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

it('is aborted when the client hangs up', async () => {
  const { client, response, closed } = await waitingClient(server);
  const signal = hangUpSignal(response);
  expect(signal.aborted).toBe(false);

  client.on('error', () => undefined).destroy();
  await closed;

  expect(signal.aborted).toBe(true);
});

it('is aborted at once if the client hung up before the signal was requested', async () => {
  const { client, response, closed } = await waitingClient(server);

  client.on('error', () => undefined).destroy();
  await closed;

  expect(hangUpSignal(response).aborted).toBe(true);
});

it('is not aborted after the response was received, whenever the signal is requested', async () => {
  const { client, response, closed } = await waitingClient(server);
  const early = hangUpSignal(response);

  client.on('response', (answer) => answer.resume());
  response.end('taken');
  await closed;

  expect([early.aborted, hangUpSignal(response).aborted]).toEqual([false, false]);
});
