import { serveApi } from '../../test/api-under-test';
import { rawClient } from '@camp/testing/raw-client';
import { refusalOf } from './parse-errors';

const api = serveApi();

it.each([
  ['no HTTP at all', 'nonsense\r\n\r\n', 400, 'malformed'],
  ['a header without a name', 'GET / HTTP/1.1\r\nHost: camp\r\n: x\r\n\r\n', 400, 'malformed'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: camp\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'malformed',
  ],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'malformed'],
  ['two hosts', 'GET / HTTP/1.1\r\nHost: camp\r\nHost: elsewhere\r\n\r\n', 400, 'malformed'],
  ['the same host twice', 'GET / HTTP/1.1\r\nHost: camp\r\nhost: camp\r\n\r\n', 400, 'malformed'],
  ['two hosts in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: camp\r\nHost: elsewhere\r\n\r\n', 400, 'malformed'],
  ['headers of 20 kB', `GET / HTTP/1.1\r\nHost: camp\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'too-large'],
  ['an address of 20 kB', `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: camp\r\n\r\n`, 431, 'too-large'],
  ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: camp\r\nExpect: a cake\r\n\r\n', 417, 'malformed'],
])(
  'answers %s like every refusal, with the headers of every response',
  async (_what, request, status, code) => {
    const client = await rawClient(api.url);
    client.send(request);

    const answer = await client.answer();

    expect([answer.status, answer.headers.connection]).toEqual([status, 'close']);
    expect(JSON.parse(answer.body)).toEqual({
      message: expect.stringMatching(/\.$/),
      code,
      requestId: answer.headers['x-request-id'],
    });
    const { headers: usual } = await api.visitor.get('/healthz');
    const always = Object.keys(usual).filter((name) => !['etag', 'vary', 'keep-alive'].includes(name));
    expect(Object.keys(answer.headers).sort()).toEqual(expect.arrayContaining(always.sort()));
    expect(answer.headers).toMatchObject({
      'content-security-policy': usual['content-security-policy'],
      'permissions-policy': expect.stringContaining('camera=()') as string,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    await client.ended();
    client.socket.destroy();
  },
);

it.each([
  ['one host', 'GET /healthz HTTP/1.1\r\nHost: camp\r\n\r\n'],
  ['HTTP/1.0 without a host', 'GET /healthz HTTP/1.0\r\n\r\n'],
])('accepts %s', async (_what, request) => {
  const client = await rawClient(api.url);
  client.send(request);

  expect((await client.answer()).status).toBe(200);

  client.socket.destroy();
});

it('answers a client that continues to send headers that are too long', async () => {
  const client = await rawClient(api.url);
  client.send('GET / HTTP/1.1\r\nHost: camp\r\n');
  client.sendContinuously(`X-More: ${'x'.repeat(5_000)}\r\n`);

  expect((await client.answer()).status).toBe(431);

  await client.ended();
  client.socket.destroy();
});

it('answers an invalid body, and continues to serve', async () => {
  const client = await rawClient(api.url);
  client.send('GET /healthz HTTP/1.1\r\nHost: camp\r\n\r\n');
  client.send(
    'POST /api/user/login HTTP/1.1\r\nHost: camp\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\nzz\r\n',
  );

  expect([(await client.answer()).status, (await client.answer()).status]).toEqual([200, 400]);

  await client.ended();
  client.socket.destroy();
  expect((await api.visitor.get('/healthz')).status).toBe(200);
});

it.each(['at once', 'during the first response', 'repeatedly'])(
  'answers a valid request before an invalid one that comes %s',
  async (when) => {
    const { token } = await api.signedIn();
    const client = await rawClient(api.url);
    const request = `GET /api/data/user HTTP/1.1\r\nHost: camp\r\nAuthorization: Bearer ${token}\r\n\r\n`;
    const unreadable = 'nonsense\r\n\r\n';

    if (when === 'at once') client.send(request + unreadable);
    else client.send(request);
    if (when === 'during the first response') client.send(unreadable);
    if (when === 'repeatedly') client.sendContinuously(unreadable);

    expect([(await client.answer()).status, (await client.answer()).status]).toEqual([200, 400]);
    await client.ended();
    client.socket.destroy();
  },
);

it('answers the last request of a connection, whatever follows it', async () => {
  const { token } = await api.signedIn();
  const client = await rawClient(api.url);
  client.send(
    `GET /api/data/user HTTP/1.1\r\nHost: camp\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\n\r\n` +
      'nonsense\r\n\r\n',
  );

  expect((await client.answer()).status).toBe(200);

  await client.ended();
  client.socket.destroy();
});

it('sends an HTTP/1.0 client only the response, whatever its Expect header', async () => {
  const client = await rawClient(api.url);
  const body = JSON.stringify({ email: 'nobody@example.org', password: 'Wrong1234' });
  client.send(
    'POST /api/user/login HTTP/1.0\r\nHost: camp\r\nExpect: 100-continue\r\nContent-Type: application/json\r\n' +
      `Content-Length: ${body.length}\r\n\r\n${body}`,
  );

  expect((await client.answer()).status).toBe(401);

  client.socket.destroy();
});

it('answers 408 to a request that did not arrive in time', () => {
  expect(refusalOf(Object.assign(new Error(), { code: 'ERR_HTTP_REQUEST_TIMEOUT' })).status).toBe(408);
});
