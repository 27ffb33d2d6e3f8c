import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { Refusal } from './refusal';

/**
 * Finds a TCP port that nobody listens on at this moment.
 *
 * @returns the port's number; another process may take it before the caller does
 */
export async function freePort(): Promise<number> {
  return (await listenOnce(0, '127.0.0.1')).port;
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

async function listenOnce(port: number, host?: string): Promise<AddressInfo> {
  const server = createServer().listen({ port, host });
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return address;
}
