import { right, wrong } from '@camp/checks/check';
import { mongodbReachable } from '@camp/checks/mongodb-reachable';
import type { StoredPasskey } from '@camp/database/second-factor/passkey-model';
import { trusted } from 'mongoose';
import { notSet, type Check } from '../check';
import { databaseOf } from './database-of';
import { siteAddress } from './site-address';

/** Whether all passkeys work on the site's domain. */
export const passkeys: Check = {
  name: 'passkeys',
  category: 'Database',
  needs: [mongodbReachable],
  help: 'Ask their owners to log in with a recovery code and to add new passkeys (docs/runbook.md, “Another domain”), or set PUBLIC_URL back',
  run: async (tools) => {
    const address = siteAddress(tools.settings);
    if (address === undefined) return notSet('PUBLIC_URL');
    const { hostname } = new URL(address);
    const { Passkey } = databaseOf(tools).models;
    const other = await Passkey.findOne({ domain: trusted({ $ne: hostname }) }).lean<StoredPasskey>();
    if (other) return wrong(`Passkeys that were made for ${other.domain} don’t work on ${hostname}.`);
    return right(`No passkey is of another domain than ${hostname}.`);
  },
};
