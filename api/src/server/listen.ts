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
const timeout = 8_000;

/**
 * Milliseconds in which an idle connection may still send a request during shutdown. Its answer says that it is the
 * last, so that busy clients see no broken request.
 */
const patienceWithIdle = 2_000;

/** Milliseconds between checks for idle connections, since one becomes idle only after its answer. */
const idleCheckInterval = 100;

/** Accepts no new connections, answers requests on open ones, and waits for requests in flight. */
export function closeServer(server: Server): Promise<void> {
  let checking: NodeJS.Timeout | undefined;
  const beginChecking = setTimeout(() => {
    checking = setInterval(() => server.closeIdleConnections(), idleCheckInterval);
  }, patienceWithIdle);
  const giveUp = setTimeout(() => server.closeAllConnections(), timeout);
  return new Promise((resolve) => {
    // The HTTP server's `close` resets idle connections at once, even if a request is on its way.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(beginChecking);
      clearInterval(checking);
      clearTimeout(giveUp);
      resolve();
    });
  });
}
