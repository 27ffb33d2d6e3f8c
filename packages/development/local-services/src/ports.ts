import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { loopback } from '@camp/runtime/network-host';
import { Refusal } from './refusal';

/**
 * Below what the system hands out by itself: while a service is started again no connection gets its port, its own
 * clients, who try to reach it, included.
 */
const lowest = 20_000;
const highest = 32_000;

/** A port that somebody else listens on; `code` as the system has it. */
export class PortTaken extends Refusal {
  readonly code = 'EADDRINUSE';
}

/** Tells a taken port from other failures to listen. */
export const isPortTaken = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/**
 * Listens on a certain port, or on one that turns out to be free. There is no look beforehand: between a look and
 * the listening another program could take the port.
 *
 * @param wanted - the port; undefined: whichever
 * @param listen - listens on a port, or fails with the code EADDRINUSE
 * @returns what `listen` made
 * @throws what `listen` throws, a taken port only where it was a certain one
 */
export async function onPort<Listening>(
  wanted: number | undefined,
  listen: (port: number) => Promise<Listening>,
): Promise<Listening> {
  if (wanted !== undefined) return listen(wanted);
  for (;;) {
    try {
      return await listen(randomInt(lowest, highest));
    } catch (error) {
      if (!isPortTaken(error)) throw error;
    }
  }
}

/** What the system says without this address, or without IPv6. */
const noSuchAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** A port that nobody else can take. */
export interface HeldPort {
  readonly port: number;
  /** Leaves the port to whoever listens on it now. */
  letGo(): Promise<void>;
}

/**
 * Keeps a port by listening on it, until the one who will use it is about to start.
 *
 * @param port - the port
 * @param hosts - IP addresses on which it is kept; of those after the first, what this machine does not have is left out
 * @throws the system's error when it is taken (EADDRINUSE), not allowed (EACCES) or there is no such address
 */
export async function holdPort(
  port: number,
  hosts: readonly (string | undefined)[] = [loopback],
): Promise<HeldPort> {
  const servers: Server[] = [];
  const letGo = async () => {
    await Promise.all(servers.splice(0).map(close));
  };
  try {
    for (const host of hosts) {
      const server = await listen(port, host).catch((error: NodeJS.ErrnoException) => {
        if (servers.length === 0 || !noSuchAddress.includes(String(error.code))) throw error;
      });
      if (server) servers.push(server);
    }
  } catch (error) {
    await letGo();
    throw error;
  }
  return { port, letGo };
}

/**
 * Keeps some port, for a program whose port others have to know before it listens.
 *
 * @returns the port, kept on 127.0.0.1
 */
export const holdSomePort = (): Promise<HeldPort> => onPort(undefined, (port) => holdPort(port));

/**
 * Finds a TCP port that nobody listens on at this moment.
 *
 * @returns the port's number; another process may take it before the caller does
 */
export async function freePort(): Promise<number> {
  const { port, letGo } = await holdSomePort();
  await letGo();
  return port;
}

async function listen(port: number, host: string | undefined): Promise<Server> {
  const server = createServer((connection) => connection.destroy()).listen({ port, host });
  await once(server, 'listening');
  return server.unref();
}

async function close(server: Server): Promise<void> {
  server.close();
  await once(server, 'close');
}
