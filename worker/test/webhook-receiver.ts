import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import { connect as connectTcp, type AddressInfo } from 'node:net';
import type { Destination, Network } from '../src/outgoing-webhook/network';

/** A request that a receiver got. */
export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Another tool on this machine, which a test's network puts behind any name. */
export interface WebhookReceiver {
  received: Received[];
  /** Where connections were to go. */
  destinations: Destination[];
  /** The names that were resolved. */
  names: string[];
  network: Network;
}

/**
 * Receivers of one test file, each closed after its test.
 * @returns starts a receiver: how it responds, and what each name resolves to for the first time, the second and so on
 */
export function useReceivers() {
  const open: Server[] = [];
  afterEach(async () => {
    for (const server of open.splice(0)) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  });

  return async (
    answer: RequestListener = (_request, response) => void response.end('{}'),
    addresses: readonly (readonly string[])[] = [['93.184.216.34']],
  ): Promise<WebhookReceiver> => {
    const received: Received[] = [];
    const destinations: Destination[] = [];
    const names: string[] = [];
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(parts).toString() });
        answer(request, response);
      });
    });
    open.push(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const network: Network = {
      resolve: (name) => {
        names.push(name);
        return Promise.resolve([...(addresses[Math.min(names.length, addresses.length) - 1] ?? [])]);
      },
      connect: (destination) => {
        destinations.push(destination);
        return connectTcp(port, '127.0.0.1');
      },
    };
    return { received, destinations, names, network };
  };
}
