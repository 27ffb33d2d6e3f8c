import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { comesFromOwnPage, isAskedByOwnName } from '@camp/runtime/own-name';

type Listener = (...given: unknown[]) => void;

/**
 * Lets nothing reach a server but what was addressed to it by its own name and comes from one of its own pages. It
 * stands before everything else that listens for requests and web sockets on the server by then, so that it holds
 * for what a library has put there as well.
 *
 * @param server - with all its listeners
 * @param names - names with their ports that are its own besides those of this machine
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
  response.end(`Only for pages of this server. Open http://localhost:${socket.localPort}.\n`);
}
