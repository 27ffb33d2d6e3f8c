import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { primaryOf, viaHost, type Endpoint } from './mongo-address';

/** A proxy between a client and any server that can break the network. */
export interface PortProxy {
  /** Its port on this machine. */
  readonly port: number;
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
  /** Breaks all connections, and every new one at once, until `reset`. */
  cut(): void;
  /** Delays every response from now on. @param milliseconds - 0 ends it */
  delay(milliseconds: number): void;
  /**
   * Forwards requests with this word, and breaks the connection instead of forwarding the response. The server has done
   * the work, and the client doesn't know.
   *
   * @param word - in the bytes of the request, such as the name of a command
   * @param times - for how many requests
   * @param lost - called for each lost response
   */
  loseAnswers(word: string, times: number, lost: () => void): void;
  close(): void;
}

/** A proxy in front of a MongoDB server. */
export interface TcpProxy extends PortProxy {
  /** The server's URL through the proxy. */
  readonly uri: string;
}

interface Pair {
  client: Socket;
  server: Socket;
  /** Bytes the client has sent since `holdAfter`. */
  sent: number;
  /** Called instead of forwarding the next response. */
  loses?: () => void;
}

/**
 * Starts a proxy in front of a MongoDB server.
 *
 * @param target - the server's URL. Only the primary of a replica set is reachable through the proxy
 * @param delay - added to every response, in milliseconds, like a distant server
 */
export async function startTcpProxy(target: string, delay = 0): Promise<TcpProxy> {
  const proxy = await startPortProxy(await primaryOf(target), delay);
  return { ...proxy, uri: viaHost(target, `127.0.0.1:${proxy.port}`) };
}

/**
 * Starts a proxy in front of any server.
 *
 * @param endpoint - where the server listens
 * @param delay - added to every response, in milliseconds
 */
export async function startPortProxy(endpoint: Endpoint, delay = 0): Promise<PortProxy> {
  const pairs = new Set<Pair>();
  let frozen = false;
  let isCut = false;
  let responseDelay = delay;
  let losing: { word: string; times: number; lost: () => void } | undefined;
  let most = Infinity;
  let held: () => void = () => undefined;

  const join = (client: Socket) => {
    client.on('error', () => undefined); // The 'close' event follows.
    if (isCut) return void client.destroy();
    const pair: Pair = { client, server: connect(endpoint), sent: 0 };
    const { server } = pair;
    pairs.add(pair);
    client.on('data', (bytes) => {
      server.write(bytes);
      if (losing && losing.times > 0 && bytes.includes(losing.word)) {
        losing.times -= 1;
        pair.loses = losing.lost;
      }
      pair.sent += bytes.length;
      if (pair.sent <= most) return;
      client.pause();
      held();
    });
    const answer = (bytes: Buffer) => void client.write(bytes);
    server.on('data', (bytes) => {
      if (pair.loses) {
        pair.loses();
        breakOff(pair);
      } else if (responseDelay > 0) setTimeout(answer, responseDelay, bytes);
      else answer(bytes);
    });
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
    port,
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
      isCut = false;
      most = Infinity;
      pairs.forEach(breakOff);
    },
    cut: () => {
      isCut = true;
      pairs.forEach(breakOff);
    },
    delay: (milliseconds) => {
      responseDelay = milliseconds;
    },
    loseAnswers: (word, times, lost) => {
      losing = { word, times, lost };
    },
    close: () => {
      listener.close();
      for (const { client } of pairs) client.destroy();
    },
  };
}

function breakOff({ client }: Pair): void {
  // Node cannot reset a half-closed connection, which would keep the process running forever.
  if (client.writableEnded) client.destroy();
  else client.resetAndDestroy();
}

function stop({ client, server }: Pair): void {
  client.pause();
  server.pause();
}
