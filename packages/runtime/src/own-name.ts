import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Tells whether a request was addressed to this server by a name of its own: localhost, or the IP address to which
 * the connection came, with the port. A page elsewhere can make a name of its own lead to this machine and then read
 * the answers as if they were its own (DNS rebinding), but it cannot choose what its browser writes into `Host`.
 *
 * @param others - further names with their ports that were given on purpose, e.g. `camp.example:3001`
 */
export function isAskedByOwnName(request: IncomingMessage, others: readonly string[] = []): boolean {
  return ownNames(request, others).includes(request.headers.host?.toLowerCase() ?? '');
}

/**
 * Tells whether a request comes from a page of this server, or from no page at all. Browsers tell the page in
 * `Origin`, above all with web sockets, which pages of every origin may open.
 *
 * @param others - as for {@link isAskedByOwnName}
 */
export function comesFromOwnPage(request: IncomingMessage, others: readonly string[] = []): boolean {
  const { origin } = request.headers;
  return origin === undefined || ownNames(request, others).includes(origin.replace(/^https?:\/\//, ''));
}

function ownNames({ socket }: IncomingMessage, others: readonly string[]): string[] {
  const { localAddress = '', localPort } = socket;
  // An IPv4 connection to a server that listens on both.
  const address = localAddress.replace(/^::ffff:/, '');
  const names = ['localhost', isIPv6(address) ? `[${address}]` : address];
  const withPort = names.map((name) => `${name}:${localPort}`);
  // Browsers leave the standard port out.
  return [...withPort, ...(localPort === 80 ? names : []), ...others];
}
