import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { Refusal } from './refusal';

/** Below what the system hands out by itself, so that no connection or server takes a port that was just found. */
const lowest = 20_000;
const highest = 32_000;

/**
 * Finds a TCP port that nobody listens on at this moment.
 *
 * @returns the port's number; another process may take it before the caller does
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest);
    try {
      await listenOnce(port, '127.0.0.1');
      return port;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}

/**
 * Refuses a port that somebody listens on already.
 *
 * @param port - the wanted port
 * @param variable - name of the environment variable that chooses another one
 * @throws Refusal when the port cannot be used
 */
export async function requireFreePort(port: number, variable: string): Promise<void> {
  try {
    await listenOnce(port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is in use by another program: end that program, or choose another port with ${variable}.`,
      );
    }
    if (code === 'EACCES') {
      throw new Refusal(`Port ${port} may not be used by this account: choose another one with ${variable}.`);
    }
    throw error;
  }
}

async function listenOnce(port: number, host?: string): Promise<void> {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}
