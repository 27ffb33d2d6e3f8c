import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { freePort, holdPort, holdSomePort, onPort } from './ports';

const servers: Server[] = [];
const listenOn = async (port: number, host = '127.0.0.1') => {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  servers.push(server);
  return server;
};

afterEach(() => servers.splice(0).forEach((server) => server.close()));

it('finds a free port', async () => {
  await expect(listenOn(await freePort())).resolves.toBeDefined();
});

it('holds a port until it is released', async () => {
  const { port, letGo } = await holdSomePort();
  await expect(listenOn(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });

  await letGo();

  await expect(listenOn(port)).resolves.toBeDefined();
});

it('skips a further address that this machine does not have, but not the first', async () => {
  const port = await freePort();
  await expect(holdPort(port, ['203.0.113.1'])).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
  const { letGo } = await holdPort(port, ['127.0.0.1', '203.0.113.1']);
  await expect(listenOn(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await letGo();
});

it('continues with the next port if one is in use', async () => {
  const tried: number[] = [];
  const server = await onPort(undefined, async (port) => {
    tried.push(port);
    if (tried.length < 3) await listenOn(port); // Another program took the port just before.
    return listenOn(port);
  });
  expect((server.address() as AddressInfo).port).toBe(tried[2]);
  expect(new Set(tried).size).toBe(3);
});

it('tries no other port than a fixed one, and none after another failure', async () => {
  const { port, letGo } = await holdSomePort();
  await expect(onPort(port, (certain) => listenOn(certain))).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await letGo();

  const listen = jest.fn(() => Promise.reject(new Error('no disk')));
  await expect(onPort(undefined, listen)).rejects.toThrow('no disk');
  expect(listen).toHaveBeenCalledTimes(1);
});
