import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

/**
 * Listens on a port.
 *
 * @param host - IP address to listen on, or undefined for all of this machine's addresses
 * @throws Error with code EADDRINUSE and a message when the port is taken
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

/** Milliseconds for requests in flight during shutdown. The process has ten seconds in total. */
const timeout = 8_000;

/**
 * Milliseconds in which an idle connection may still send a request during shutdown. The response says that it is the
 * last, so busy clients see no broken request.
 */
const patienceWithIdle = 2_000;

/** Milliseconds between checks for idle connections, since a connection becomes idle only after its response. */
const idleCheckInterval = 100;

/** Accepts no new connections, handles requests on open ones, and waits for requests in flight. */
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
