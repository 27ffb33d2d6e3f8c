import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { readEnv } from '@camp/runtime/env';
import { launcherSchema, type LauncherEnvironment } from './env';
import { holdFixedPorts, refusing } from './fixed-ports';
import { freePort, PortTaken } from './ports';

const servers: Server[] = [];
const listenOn = async (port: number, host: string) => {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  servers.push(server);
};
const environmentWith = async (variables: Record<string, string> = {}): Promise<LauncherEnvironment> =>
  readEnv(launcherSchema, {
    PORT: String(await freePort()),
    INBOX_PORT: String(await freePort()),
    STRIPE_SIMULATOR_PORT: String(await freePort()),
    ...variables,
  });

afterEach(() => servers.splice(0).forEach((server) => server.close()));

it('holds the ports of a launch until each is released', async () => {
  const environment = await environmentWith();
  const ports = await holdFixedPorts(environment);
  const taken = { code: 'EADDRINUSE' };
  await expect(listenOn(environment.PORT, '127.0.0.1')).rejects.toMatchObject(taken);

  await ports.letGo('PORT');

  await listenOn(environment.PORT, '127.0.0.1');
  await expect(listenOn(environment.INBOX_PORT, '127.0.0.1')).rejects.toMatchObject(taken);
  await ports.letGoOfAll();
  await listenOn(environment.INBOX_PORT, '127.0.0.1');
  await listenOn(environment.STRIPE_SIMULATOR_PORT, '127.0.0.1');
});

/** Browsers try IPv6 first, but not every machine has it. */
const otherLoopback = networkInterfaces().lo?.some(({ address }) => address === '::1') ? ['::1'] : [];

it.each(['127.0.0.1', '0.0.0.0', ...otherLoopback])(
  'refuses a port in use at %s, naming its variable',
  async (host) => {
    const environment = await environmentWith();
    await listenOn(environment.INBOX_PORT, host);

    await expect(holdFixedPorts(environment)).rejects.toThrow(
      `Port ${environment.INBOX_PORT} is in use by another program. Stop that program, or choose another port with INBOX_PORT.`,
    );
    await listenOn(environment.PORT, '127.0.0.1'); // The port has been released.
  },
);

it('ignores ports that it will not use', async () => {
  const environment = await environmentWith({
    SMTP_URL: 'smtp://mail',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  });
  await listenOn(environment.INBOX_PORT, '127.0.0.1');
  await listenOn(environment.STRIPE_SIMULATOR_PORT, '127.0.0.1');

  await expect(holdFixedPorts(environment).then((ports) => ports.letGoOfAll())).resolves.toBeUndefined();
});

it('refuses a HOST that this machine does not have', async () => {
  const environment = await environmentWith({ HOST: '203.0.113.1' });
  await expect(holdFixedPorts(environment)).rejects.toThrow(
    'HOST 203.0.113.1 is not an address of this machine. Choose another one.',
  );
});

it('reports the same for a port that was taken just before its process listened', async () => {
  const environment = await environmentWith({ PORT: '3000' });
  await expect(refusing(environment, 'PORT', Promise.reject(new PortTaken('no')))).rejects.toThrow(
    'Port 3000 is in use by another program. Stop that program, or choose another port with PORT.',
  );
});
