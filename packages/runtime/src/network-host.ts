import { isIPv6 } from 'node:net';
import * as z from 'zod';

/** Reachable only from this machine. */
export const loopback = '127.0.0.1';
const everyNetwork = ['0.0.0.0', '::'];

/** The variable HOST, for every process that listens on the network. */
export const hostVariable = z
  .union([z.ipv4(), z.ipv6()], { error: 'an IP address of this machine, or 0.0.0.0 for all of them' })
  .optional()
  .describe(
    'IP address to listen on. 0.0.0.0 means all. Default: 127.0.0.1, or all in production, for containers.',
  );

/**
 * Chooses the address to listen on. Outside production, only this machine can connect unless HOST is set.
 * @returns an IP address, or undefined for every IPv4 and IPv6 address of this machine
 */
export function hostToListenOn({ HOST, NODE_ENV }: { HOST?: string; NODE_ENV: string }): string | undefined {
  return HOST ?? (NODE_ENV === 'production' ? undefined : loopback);
}

/**
 * The name by which this machine reaches a listener.
 * @param host - result of {@link hostToListenOn}
 * @returns the host part of an address
 */
export function hostnameFromHere(host: string | undefined): string {
  if (host === undefined || everyNetwork.includes(host)) return loopback;
  return isIPv6(host) ? `[${host}]` : host;
}

/** Whether other machines can reach a listener on this host. */
export const isOpenToOthers = (host: string | undefined): boolean =>
  host === undefined || (host !== '::1' && !host.startsWith('127.'));
