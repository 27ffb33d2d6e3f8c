import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { freePort, requireFreePort } from './ports';

it('takes a free port', async () => {
  await expect(requireFreePort(await freePort(), 'PORT')).resolves.toBeUndefined();
});

it('refuses a port in use and names the variable that changes it', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  await expect(requireFreePort(port, 'INBOX_PORT')).rejects.toThrow(
    `Port ${port} is in use by another program: end that program, or choose another port with INBOX_PORT.`,
  );

  server.close();
});
