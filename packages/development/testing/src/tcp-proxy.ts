import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { primaryOf, viaHost } from './mongo-address';

/** Stands between a client and a MongoDB server, and takes the network away from them. */
export interface TcpProxy {
  /** The server's address, by way of the proxy. */
  readonly uri: string;
  /** Passes nothing on from now on, as a network or a server that freezes; connections can still be made. */
  freeze(): void;
  /**
   * Passes no more than so many bytes of a connection's on to the server.
   *
   * @param bytes - what the client may send over one connection from now on
   * @returns fulfilled when a connection has sent that much and is held
   */
  holdAfter(bytes: number): Promise<void>;
  /** Breaks all connections (RST) and passes on again what comes over new ones. */
  reset(): void;
  close(): void;
}

interface Pair {
  client: Socket;
  server: Socket;
  /** What the client has sent since `holdAfter`. */
  sent: number;
}

/**
 * Starts a proxy in front of a server.
 *
 * @param target - the server's address; of a replica set the primary alone can be reached by way of the proxy
 * @param delay - milliseconds by which every answer of the server comes later, as over a long way
 */
export async function startTcpProxy(target: string, delay = 0): Promise<TcpProxy> {
  const endpoint = await primaryOf(target);
  const pairs = new Set<Pair>();
  let frozen = false;
  let most = Infinity;
  let held: () => void = () => undefined;

  const join = (client: Socket) => {
    const pair: Pair = { client, server: connect(endpoint), sent: 0 };
    const { server } = pair;
    pairs.add(pair);
    client.on('data', (bytes) => {
      server.write(bytes);
      pair.sent += bytes.length;
      if (pair.sent <= most) return;
      client.pause();
      held();
    });
    const answer = (bytes: Buffer) => void client.write(bytes);
    server.on('data', delay > 0 ? (bytes) => setTimeout(answer, delay, bytes) : answer);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined); // 'close' follows
      one.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
    }
    if (frozen) stop(pair);
  };

  const listener = createServer(join).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;

  return {
    uri: viaHost(target, `127.0.0.1:${port}`),
    freeze: () => {
      frozen = true;
      pairs.forEach(stop);
    },
    holdAfter: (bytes) => {
      most = bytes;
      for (const pair of pairs) pair.sent = 0;
      return new Promise((resolve) => {
        held = resolve;
      });
    },
    reset: () => {
      frozen = false;
      most = Infinity;
      for (const { client } of pairs) {
        // Node cannot reset a connection whose end is under way: it never lets go of it, and the process never ends.
        if (client.writableEnded) client.destroy();
        else client.resetAndDestroy();
      }
    },
    close: () => {
      listener.close();
      for (const { client } of pairs) client.destroy();
    },
  };
}

function stop({ client, server }: Pair): void {
  client.pause();
  server.pause();
}
