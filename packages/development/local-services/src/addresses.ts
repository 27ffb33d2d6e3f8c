import { hostnameFromHere, hostToListenOn, isOpenToOthers } from '@camp/runtime/network-host';
import type { LauncherEnvironment } from './env';

/**
 * The site's URL for people.
 *
 * @param environment - PUBLIC_URL, HOST and PORT
 * @returns the URL, without a trailing slash
 */
export function publicUrl({ PUBLIC_URL, HOST, PORT }: LauncherEnvironment): string {
  return (PUBLIC_URL ?? `http://${ownName(HOST)}:${PORT}`).replace(/(?<!\/)\/+$/, '');
}

/**
 * The URL of a page beside the site, such as the inbox, for people.
 *
 * @param environment - PUBLIC_URL and HOST
 * @param port - the page's port
 * @returns a URL without a trailing slash. It is on this machine, or under the site's name if other machines may
 *   connect
 */
export function pageUrl(environment: LauncherEnvironment, port: number): string {
  const isOpen = isOpenToOthers(hostToListenOn(environment));
  return `http://${isOpen ? new URL(publicUrl(environment)).hostname : ownName(environment.HOST)}:${port}`;
}

/** The URL under which this machine reaches the site, even if the public one leads through a tunnel. */
export function siteFromHere(environment: Pick<LauncherEnvironment, 'HOST' | 'NODE_ENV' | 'PORT'>): string {
  return `http://${hostnameFromHere(hostToListenOn(environment))}:${environment.PORT}`;
}

/** Browsers reach 127.0.0.1, and all addresses, as localhost too. */
function ownName(host: string | undefined): string {
  const name = hostnameFromHere(host);
  return name === hostnameFromHere(undefined) ? 'localhost' : name;
}
