import { isIP } from 'node:net';
import { notChecked, right, wrong } from '@camp/checks/check';
import { notSet, type Check } from '../check';
import { orNone } from './or-none';
import { siteAddress } from './site-address';

/** Whether the site's name leads to a server. */
export const siteName: Check = {
  name: 'site-name',
  category: 'Site',
  help: 'Add an A record with the address of this server to the domain',
  run: async ({ settings, resolver }) => {
    const address = siteAddress(settings);
    if (address === undefined) return notSet('PUBLIC_URL');
    const { hostname } = new URL(address);
    if (isIP(hostname.replace(/[[\]]/g, '')) !== 0) return notChecked('PUBLIC_URL has an IP address.');
    if (/(?:^|\.)localhost$/.test(hostname)) return notChecked('PUBLIC_URL is on this machine.');
    const found = await Promise.all([
      orNone(resolver.resolve4(hostname)),
      orNone(resolver.resolve6(hostname)),
    ]);
    const addresses = found.flat();
    if (addresses.length === 0) return wrong(`${hostname} has no address.`);
    return right(`${hostname} leads to ${addresses.join(' and ')}.`);
  },
};
