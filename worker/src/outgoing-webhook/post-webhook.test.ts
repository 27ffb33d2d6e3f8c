import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { useReceivers } from '../../test/webhook-receiver';
import { internet, type Network } from './network';
import { postWebhook } from './post-webhook';

const startReceiver = useReceivers();

const post = {
  address: 'https://hooks.example.org/camp?key=1',
  headers: { 'webhook-id': 'one' },
  body: '{"event":"camper.registered"}',
};

it('posts the body to the address that was checked', async () => {
  const receiver = await startReceiver();

  expect(await postWebhook(receiver.network, post)).toEqual({ status: 200 });

  expect(receiver.names).toEqual(['hooks.example.org']);
  expect(receiver.destinations).toEqual([{ address: '93.184.216.34', port: 443, name: 'hooks.example.org' }]);
  expect(receiver.received).toMatchObject([
    { body: post.body, headers: { host: 'hooks.example.org', 'webhook-id': 'one' } },
  ]);
});

it('resolves the name once, and checks what it gets the next time', async () => {
  const receiver = await startReceiver(undefined, [['93.184.216.34'], ['127.0.0.1']]);

  const outcomes = [await postWebhook(receiver.network, post), await postWebhook(receiver.network, post)];

  expect(outcomes).toEqual([{ status: 200 }, { failure: 'private-address' }]);
  expect(receiver.destinations.map(({ address }) => address)).toEqual(['93.184.216.34']);
});

it.each([
  ['one of its addresses is private', ['93.184.216.34', '10.0.0.1'], 'private-address'],
  ['its address maps to IPv4', ['::ffff:169.254.169.254'], 'private-address'],
  ['it has no address', [], 'not-found'],
])('connects to nothing if %s', async (_what, addresses, failure) => {
  const receiver = await startReceiver(undefined, [addresses]);

  expect(await postWebhook(receiver.network, post)).toEqual({ failure });
  expect(receiver.destinations).toEqual([]);
});

it.each(['https://127.0.0.1/', 'https://[::1]/', 'https://0x7f000001/', 'https://[::ffff:10.0.0.1]/'])(
  'checks an address without a name too: %s',
  async (address) => {
    const receiver = await startReceiver();
    const literal = new URL(address).hostname.replace(/^\[|\]$/g, '');
    const network: Network = { ...receiver.network, resolve: () => Promise.resolve([literal]) };

    expect(await postWebhook(network, { ...post, address })).toEqual({ failure: 'private-address' });
    expect(receiver.destinations).toEqual([]);
  },
);

it('does not follow a redirect', async () => {
  const receiver = await startReceiver((_request, response) =>
    response.writeHead(307, { Location: 'https://127.0.0.1/admin' }).end(),
  );

  expect(await postWebhook(receiver.network, post)).toEqual({ status: 307, failure: 'redirect' });
  expect(receiver.destinations).toHaveLength(1);
});

it('reads no body, however long it is', async () => {
  let closed: Promise<unknown> | undefined;
  const receiver = await startReceiver((_request, response) => {
    closed = once(response, 'close');
    response.writeHead(200);
    const more = () => {
      if (!response.destroyed) response.write(Buffer.alloc(65_536), () => setImmediate(more));
    };
    more();
  });

  expect(await postWebhook(receiver.network, post)).toEqual({ status: 200 });
  await closed;
});

it.each([
  ['an error', 500],
  ['a missing page', 404],
])('counts %s as a failure', async (_what, status) => {
  const receiver = await startReceiver((_request, response) => response.writeHead(status).end());

  expect(await postWebhook(receiver.network, post)).toEqual({ status, failure: 'status' });
});

it('refuses endless headers', async () => {
  const receiver = await startReceiver((_request, response) =>
    response.writeHead(200, { 'X-Long': 'x'.repeat(9_000) }).end(),
  );

  expect(await postWebhook(receiver.network, post)).toEqual({ failure: 'connection' });
});

describe('within its time', () => {
  const never = new Promise<never>(() => undefined);

  it.each<[string, (network: Network) => Network]>([
    ['resolves a name that takes too long', (network) => ({ ...network, resolve: () => never })],
    ['waits for an answer that does not come', (network) => network],
  ])('%s, and gives up', async (_what, change) => {
    const receiver = await startReceiver(() => undefined);

    expect(await postWebhook(change(receiver.network), post, 100)).toEqual({ failure: 'timeout' });
  });
});

it('reports a name that does not exist and a connection that breaks', async () => {
  const unknown = Object.assign(new Error('No such name.'), { code: 'ENOTFOUND' });
  const receiver = await startReceiver((request) => request.socket.destroy());

  const missing = { ...receiver.network, resolve: () => Promise.reject(unknown) };
  expect(await postWebhook(missing, post)).toEqual({ failure: 'not-found' });
  expect(await postWebhook(receiver.network, post)).toEqual({ failure: 'connection' });
});

it('speaks TLS with the name of the address, and never plain HTTP', async () => {
  let greeting: Buffer = Buffer.alloc(0);
  const server = createServer((socket: Socket) =>
    socket.once('data', (bytes: Buffer) => {
      greeting = bytes;
      socket.destroy();
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const network: Network = {
    resolve: () => Promise.resolve(['93.184.216.34']),
    connect: (destination) => internet.connect({ ...destination, address: '127.0.0.1', port }),
  };

  expect(await postWebhook(network, post)).toEqual({ failure: 'connection' });

  const handshake = 0x16;
  expect(greeting[0]).toBe(handshake);
  expect(greeting.includes('hooks.example.org')).toBe(true);
  expect(greeting.includes('camper.registered')).toBe(false);
  await new Promise((resolve) => server.close(resolve));
});
