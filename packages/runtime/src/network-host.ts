import { isIPv6 } from 'node:net';
import * as z from 'zod';

/** Only programs on this machine reach what listens here. */
export const loopback = '127.0.0.1';
const everyNetwork = ['0.0.0.0', '::'];

/** HOST, for every process that people reach over the network. */
export const hostVariable = z
  .union([z.ipv4(), z.ipv6()], { error: 'an IP address of this machine, or 0.0.0.0 for all of them' })
  .optional()
  .describe(
    'IP address to listen on. 0.0.0.0 means all. Default: 127.0.0.1, or all in production, for containers.',
  );

/**
 * Chooses where to listen: outside production only this machine may ask, unless HOST was given on purpose.
 *
 * @returns an IP address; undefined: every address of this machine, of both IP versions where it has them
 */
export function hostToListenOn({ HOST, NODE_ENV }: { HOST?: string; NODE_ENV: string }): string | undefined {
  return HOST ?? (NODE_ENV === 'production' ? undefined : loopback);
}

/**
 * The name by which this machine reaches a listener.
 *
 * @param host - as {@link hostToListenOn} has it
 * @returns the host part of an address
 */
export function hostnameFromHere(host: string | undefined): string {
  if (host === undefined || everyNetwork.includes(host)) return loopback;
  return isIPv6(host) ? `[${host}]` : host;
}

/** Tells whether other machines reach what listens on a host. */
export const isOpenToOthers = (host: string | undefined): boolean =>
  host === undefined || (host !== '::1' && !host.startsWith('127.'));
