import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { primaryOf, viaHost } from './mongo-address';

/** A proxy between a client and a MongoDB server that can break the network. */
export interface TcpProxy {
  /** The server's URL through the proxy. */
  readonly uri: string;
  /** Stops forwarding, like a frozen network or server. Connections can still be opened. */
  freeze(): void;
  /**
   * Forwards only this many bytes of each connection to the server.
   *
   * @param bytes - what the client may send over one connection from now on
   * @returns fulfilled when a connection has reached the limit
   */
  holdAfter(bytes: number): Promise<void>;
  /** Breaks all connections (RST) and forwards new ones again. */
  reset(): void;
  close(): void;
}

interface Pair {
  client: Socket;
  server: Socket;
  /** Bytes the client has sent since `holdAfter`. */
  sent: number;
}

/**
 * Starts a proxy in front of a server.
 *
 * @param target - the server's URL. Only the primary of a replica set is reachable through the proxy
 * @param delay - added to every response, in milliseconds, like a distant server
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
      one.on('error', () => undefined); // The 'close' event follows.
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
        // Node cannot reset a half-closed connection, which would keep the process running forever.
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
