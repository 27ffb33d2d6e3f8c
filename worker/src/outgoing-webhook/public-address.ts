import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 networks that are not the public internet (IANA's special-purpose registry), and multicast. */
const special: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
  // Azure's host, whose address looks public.
  ['168.63.129.16', 32],
];

/** IPv6 networks inside 2000::/3 that are not the public internet, or lead to any IPv4 address. */
const specialV6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, prefix] of special) refused.addSubnet(network, prefix, 'ipv4');
const refusedV6 = new BlockList();
for (const [network, prefix] of specialV6) refusedV6.addSubnet(network, prefix, 'ipv6');
const globalV6 = new BlockList();
globalV6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an address belongs to the public internet. IPv6 is public only inside 2000::/3, so that mapped, translated
 * and local addresses are refused without a list of them.
 *
 * @param address - as a resolver returns it. Anything else is not public
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  // A zone belongs to a local address.
  if (!isIPv6(address) || address.includes('%')) return false;
  return globalV6.check(address, 'ipv6') && !refusedV6.check(address, 'ipv6');
}
