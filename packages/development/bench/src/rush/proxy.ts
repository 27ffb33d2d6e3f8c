import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/**
 * Hands connections to APIs in turn, as a proxy in front of them does: `proxy.ts <port> ...`. It passes bytes on and
 * reads none, so that it takes as little as can be from those that it is to help.
 */
async function main(ports: readonly number[]): Promise<void> {
  let taken = 0;
  const server = createServer({ noDelay: true }, (client) => {
    const api = connect({ host: '127.0.0.1', port: ports[taken++ % ports.length] as number, noDelay: true });
    client.pipe(api).pipe(client);
    client.on('error', () => api.destroy());
    api.on('error', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`);
}

main(process.argv.slice(2).map(Number)).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
