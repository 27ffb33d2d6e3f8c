import { trusted } from 'mongoose';
import { right, wrong, type Check } from './check';
import { modelsOf, mongodbReachable } from './mongodb-reachable';

/** Families that asked to be erased wait for an administrator. */
export const erasuresAsked: Check = {
  name: 'erasures-asked',
  category: 'Database',
  needs: [mongodbReachable],
  help: 'Open “People”, filter by “Asked for deletion”, and delete the account. Wait three days after the request, since its owner may take it back.',
  patience: 1,
  run: async (tools) => {
    const { User } = modelsOf(tools);
    const count = await User.countDocuments({ erasureAskedAt: trusted({ $gt: new Date(0) }) });
    if (count === 0) return right('No family waits to be erased.');
    return wrong(
      count === 1
        ? 'A family asked us to delete its data.'
        : `${count} families asked us to delete their data.`,
    );
  },
};
