import { createServer, type Server } from 'node:http';
import type { Express } from 'express';

/** Nobody may hold a connection with half a request for longer, in milliseconds. */
const longestRequest = 120_000;
const longestHeaders = 20_000;

/**
 * Listens on a port.
 *
 * @throws Error with code EADDRINUSE and a sentence when the port is taken
 */
export function listen(app: Express, port: number): Promise<Server> {
  const server = createServer({ requestTimeout: longestRequest, headersTimeout: longestHeaders }, app);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') error.message = `Port ${port} is in use. Set PORT to another one.`;
      reject(error);
    });
    server.listen(port, () => resolve(server));
  });
}

/** How long requests in flight may take at the end, in milliseconds; the process itself has ten seconds. */
const patience = 8_000;

/** A connection that is kept alive becomes idle only after its answer; looked for so often, in milliseconds. */
const lookForIdle = 100;

/** Takes no new connection and waits for the requests in flight. */
export function closeServer(server: Server): Promise<void> {
  const looking = setInterval(() => server.closeIdleConnections(), lookForIdle);
  const giveUp = setTimeout(() => server.closeAllConnections(), patience);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(looking);
      clearTimeout(giveUp);
      resolve();
    });
    server.closeIdleConnections();
  });
}
