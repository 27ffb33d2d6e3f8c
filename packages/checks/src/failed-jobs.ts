import { isFailedJob } from '@camp/database/delivery/failed-work';
import { right, wrong, type Check } from './check';
import { modelsOf, mongodbReachable } from './mongodb-reachable';

/** The worker has given up on no job. */
export const failedJobs: Check = {
  name: 'failed-jobs',
  category: 'Queue',
  needs: [mongodbReachable],
  help: 'Open “Failed jobs” to see why, and what to do.',
  run: async (tools) => {
    const count = await modelsOf(tools).Delivery.countDocuments(isFailedJob);
    if (count === 0) return right('No job has failed.');
    return wrong(count === 1 ? 'One job has failed.' : `${count} jobs have failed.`);
  },
};
