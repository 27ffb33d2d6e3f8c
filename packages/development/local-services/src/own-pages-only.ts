import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { comesFromOwnPage, isAskedByOwnName } from '@camp/runtime/own-name';

type Listener = (...given: unknown[]) => void;

/**
 * Rejects requests for foreign host names or from other origins. It wraps all listeners for requests and web sockets
 * that the server has so far, including a library's.
 *
 * @param server - with all its listeners
 * @param names - host names with ports that it accepts, besides those of this machine
 */
export function answerOwnPagesOnly(server: Server, names: readonly string[]): void {
  const isAllowed = (request: IncomingMessage) =>
    isAskedByOwnName(request, names) && comesFromOwnPage(request, names);

  const answers = takeListeners(server, 'request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (isAllowed(request)) answers.forEach((answer) => answer.call(server, request, response));
    else refuse(request, response);
  });

  const upgrades = takeListeners(server, 'upgrade');
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isAllowed(request)) upgrades.forEach((upgrade) => upgrade.call(server, request, socket, head));
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  });
}

function takeListeners(server: Server, event: 'request' | 'upgrade'): Listener[] {
  const listeners = server.listeners(event) as Listener[];
  server.removeAllListeners(event);
  return listeners;
}

function refuse({ socket }: IncomingMessage, response: ServerResponse): void {
  response.writeHead(403, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(
    `This server accepts requests only from its own pages. Open http://localhost:${socket.localPort}.\n`,
  );
}
