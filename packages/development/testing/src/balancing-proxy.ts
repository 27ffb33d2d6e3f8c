import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A proxy that distributes connections over several servers. */
export interface BalancingProxy {
  readonly url: string;
  close(): void;
}

/**
 * Distributes connections round-robin and skips servers that don't listen. It forwards bytes without parsing them, to
 * use as little CPU as possible.
 * @param ports - of the servers, on this machine
 */
export async function startBalancingProxy(ports: readonly string[]): Promise<BalancingProxy> {
  const clients = new Set<Socket>();
  let taken = 0;

  const join = (client: Socket, triesLeft: number) => {
    const port = Number(ports[taken++ % ports.length]);
    const server = connect({ host: '127.0.0.1', port, noDelay: true });
    let isConnected = false;
    server.once('connect', () => {
      isConnected = true;
      client.pipe(server).pipe(client);
      client.once('close', () => server.destroy());
      server.once('close', () => client.destroy());
    });
    server.on('error', () => {
      if (!isConnected && triesLeft > 0) join(client, triesLeft - 1);
      else client.destroy();
    });
  };

  const listener = createServer({ noDelay: true }, (client) => {
    clients.add(client);
    client.on('error', () => undefined); // The 'close' event follows.
    client.once('close', () => clients.delete(client));
    join(client, ports.length - 1);
  });
  listener.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `http://127.0.0.1:${(listener.address() as AddressInfo).port}`,
    close: () => {
      listener.close();
      for (const client of clients) client.destroy();
    },
  };
}
