import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { loopback } from '@camp/runtime/network-host';
import { Refusal } from './refusal';

/**
 * Fixed ports are below the system's ephemeral ports, so that no connection gets the port while a service restarts.
 * Even a service's own reconnecting clients don't get it.
 */
const lowest = 20_000;
const highest = 32_000;

/** A port in use by another program. `code` is the system's. */
export class PortTaken extends Refusal {
  readonly code = 'EADDRINUSE';
}

/** Whether a failure to listen is a port in use. */
export const isPortTaken = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code === 'EADDRINUSE';

/**
 * Listens on a fixed port, or on any free one. It does not check in advance, because another program could take the
 * port in between.
 *
 * @param wanted - the port, or undefined for any
 * @param listen - listens on a port, or fails with the code EADDRINUSE
 * @returns the result of `listen`
 * @throws the error of `listen`. A port in use is an error only if it was fixed
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

/** The system's errors if this address, or IPv6, is missing. */
const noSuchAddress = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

/** A port that nobody else can take. */
export interface HeldPort {
  readonly port: number;
  /** Releases the port for its user. */
  letGo(): Promise<void>;
}

/**
 * Holds a port by listening on it, until its user is about to start.
 *
 * @param port - the port
 * @param hosts - IP addresses to hold it on. Those after the first may be missing on this machine
 * @throws the system's error when it is in use (EADDRINUSE), not allowed (EACCES) or there is no such address
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
 * Holds a free port, for a program whose port others need to know before it listens.
 *
 * @returns the port, held on 127.0.0.1
 */
export const holdSomePort = (): Promise<HeldPort> => onPort(undefined, (port) => holdPort(port));

/**
 * Finds a TCP port that is free at this moment.
 *
 * @returns the port's number. Another process may take the port before the caller does
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
