import { hasFailingAddress } from '@camp/database/user/failing-address';
import { trusted } from 'mongoose';
import { right, wrong, type Check } from './check';
import { modelsOf, mongodbReachable } from './mongodb-reachable';

/** Milliseconds in which administrators are told of an address. Then the family knows, or can't be reached. */
const lately = 7 * 24 * 60 * 60 * 1000;

/** Families whose emails come back are called by somebody. */
export const failingAddresses: Check = {
  name: 'failing-addresses',
  category: 'Email',
  needs: [mongodbReachable],
  help: 'Open “People”, filter by “Emails come back”, and call the family.',
  patience: 1,
  run: async (tools) => {
    const { User } = modelsOf(tools);
    const since = new Date(tools.clock.now().getTime() - lately);
    const [all, recent] = await Promise.all([
      User.countDocuments(hasFailingAddress),
      User.countDocuments({ mailFailingSince: trusted({ $gte: since }) }),
    ]);
    if (all === 0) return right('No family’s emails come back.');
    const sentence =
      all === 1 ? 'The emails to one family come back.' : `The emails to ${all} families come back.`;
    return recent > 0 ? wrong(sentence) : right(sentence);
  },
};
