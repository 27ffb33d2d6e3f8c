import { hostnameFromHere, hostToListenOn, isOpenToOthers } from '@camp/runtime/network-host';
import type { LauncherEnvironment } from './env';

/**
 * Address under which people reach the site.
 *
 * @param environment - PUBLIC_URL, HOST and PORT
 * @returns it, without a slash at the end
 */
export function publicUrl({ PUBLIC_URL, HOST, PORT }: LauncherEnvironment): string {
  return (PUBLIC_URL ?? `http://${ownName(HOST)}:${PORT}`).replace(/(?<!\/)\/+$/, '');
}

/**
 * Address under which people reach a page beside the site, such as the inbox.
 *
 * @param environment - PUBLIC_URL and HOST
 * @param port - the page's port
 * @returns on this machine, or under the site's name where other machines are let in; without a slash at the end
 */
export function pageUrl(environment: LauncherEnvironment, port: number): string {
  const isOpen = isOpenToOthers(hostToListenOn(environment));
  return `http://${isOpen ? new URL(publicUrl(environment)).hostname : ownName(environment.HOST)}:${port}`;
}

/** Address at which this machine itself reaches the site, also where the public one leads through a tunnel. */
export function siteFromHere(environment: Pick<LauncherEnvironment, 'HOST' | 'NODE_ENV' | 'PORT'>): string {
  return `http://${hostnameFromHere(hostToListenOn(environment))}:${environment.PORT}`;
}

/** Browsers find 127.0.0.1, and all addresses, as localhost too. */
function ownName(host: string | undefined): string {
  const name = hostnameFromHere(host);
  return name === hostnameFromHere(undefined) ? 'localhost' : name;
}
