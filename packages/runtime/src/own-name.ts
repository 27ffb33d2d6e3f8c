import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * Whether a request's `Host` is a name of this server: localhost, or the connection's IP address, with the port. A
 * foreign page can point its own name at this machine and read the answers (DNS rebinding). But it can't choose the
 * `Host` that its browser sends.
 *
 * @param others - further allowed names with ports, e.g. `camp.example:3001`
 */
export function isAskedByOwnName(request: IncomingMessage, others: readonly string[] = []): boolean {
  return ownNames(request, others).includes(request.headers.host?.toLowerCase() ?? '');
}

/**
 * Whether a request comes from a page of this server or from no page. Browsers send `Origin`, in particular for web
 * sockets, which any page may open.
 *
 * @param others - as for {@link isAskedByOwnName}
 */
export function comesFromOwnPage(request: IncomingMessage, others: readonly string[] = []): boolean {
  const { origin } = request.headers;
  return origin === undefined || ownNames(request, others).includes(origin.replace(/^https?:\/\//, ''));
}

function ownNames({ socket }: IncomingMessage, others: readonly string[]): string[] {
  const { localAddress = '', localPort } = socket;
  // An IPv4 address that a dual-stack server sees.
  const address = localAddress.replace(/^::ffff:/, '');
  const names = ['localhost', isIPv6(address) ? `[${address}]` : address];
  const withPort = names.map((name) => `${name}:${localPort}`);
  // Browsers leave the standard port out.
  return [...withPort, ...(localPort === 80 ? names : []), ...others];
}
