import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * Listens on a port.
 *
 * @param host - IP address to listen on; undefined: all of this machine
 * @throws Error with code EADDRINUSE and a sentence when the port is taken
 */
export function listen(server: Server, port: number, host: string | undefined): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') error.message = `Port ${port} is in use. Set PORT to another port.`;
      reject(error);
    });
    server.listen({ port, host }, () => resolve(server));
  });
}

/** How long requests in flight may take at the end, in milliseconds; the process itself has ten seconds. */
const patience = 8_000;

/**
 * How long a kept connection without a request may still bring one, in milliseconds. Its answer says that it was the
 * last, so that whoever asks on it steadily goes without a broken request.
 */
const patienceWithIdle = 2_000;

/** A connection becomes idle only after its answer; looked for so often, in milliseconds. */
const idleCheckInterval = 100;

/** Takes no new connection, answers what comes on the kept ones, and waits for the requests in flight. */
export function closeServer(server: Server): Promise<void> {
  let checking: NodeJS.Timeout | undefined;
  const beginChecking = setTimeout(() => {
    checking = setInterval(() => server.closeIdleConnections(), idleCheckInterval);
  }, patienceWithIdle);
  const giveUp = setTimeout(() => server.closeAllConnections(), patience);
  return new Promise((resolve) => {
    // The HTTP server's own `close` resets kept connections at once, also one on which a request is on its way.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(beginChecking);
      clearInterval(checking);
      clearTimeout(giveUp);
      resolve();
    });
  });
}
