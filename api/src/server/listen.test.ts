import type { AddressInfo } from 'node:net';
import { serveApi } from '../../test/api-under-test';
import { rawClient } from '@camp/testing/raw-client';
import { createHttpServer } from './http-server';
import { closeServer, listen } from './listen';

const api = serveApi();
const ask = 'GET /healthz HTTP/1.1\r\nHost: camp\r\n\r\n';

async function idleConnections(count: number) {
  const server = await listen(createHttpServer(api.deps), 0, '127.0.0.1');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const clients = await Promise.all(Array.from({ length: count }, () => rawClient(url)));
  for (const { send } of clients) send(ask);
  const answers = await Promise.all(clients.map(({ answer }) => answer()));
  return { server, clients, answers };
}

it('keeps connections open longer than a proxy, and announces the time', async () => {
  const { server, clients, answers } = await idleConnections(1);

  expect(answers[0]?.headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=65' });
  clients[0]?.socket.end();
  await closeServer(server);
});

it('answers requests on 16 keep-alive connections during shutdown, and resets none of these connections', async () => {
  const { server, clients } = await idleConnections(16);

  const closed = closeServer(server);
  for (const { send } of clients) send(ask);
  const answers = await Promise.all(clients.map(({ answer }) => answer()));

  expect(answers.map(({ status, headers }) => [status, headers.connection])).toEqual(
    Array.from({ length: 16 }, () => [200, 'close']),
  );
  await Promise.all(clients.map(({ ended }) => ended()));
  for (const { socket } of clients) socket.end();
  await closed;
});

it('loses requests with the close of Node’s own server (control)', async () => {
  const { server, clients } = await idleConnections(16);

  server.close();
  for (const { send } of clients) send(ask);
  const answers = await Promise.allSettled(clients.map(({ answer }) => answer()));

  expect(answers.map(({ status }) => status)).toContain('rejected');
  for (const { socket } of clients) socket.destroy();
});

it('marks the response to a request in flight as the connection’s last', async () => {
  const { server, clients } = await idleConnections(1);
  const [client] = clients;
  const body = JSON.stringify({ email: 'ann@example.com', password: 'Wrong1234' });
  client?.send(
    `POST /api/user/login HTTP/1.1\r\nHost: camp\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
  );
  const before = await client?.answer();

  const closed = closeServer(server);
  client?.send(body);
  const answer = await client?.answer();

  expect([before?.status, answer?.status, answer?.headers.connection]).toEqual([100, 401, 'close']);
  client?.socket.end();
  await closed;
});

it('closes idle connections', async () => {
  const { server, clients } = await idleConnections(2);

  await Promise.all([closeServer(server), ...clients.map(({ ended }) => ended())]);

  expect(server.listening).toBe(false);
});
