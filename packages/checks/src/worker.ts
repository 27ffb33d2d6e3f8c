import { isWorkerRunning } from '@camp/database/heartbeat/heartbeat';
import { right, wrong, type Check } from './check';
import { modelsOf, mongodbReachable } from './mongodb-reachable';

/** A worker has sent a recent heartbeat. */
export const worker: Check = {
  name: 'worker',
  category: 'Queue',
  needs: [mongodbReachable],
  help: 'Read its log (docker compose logs worker), then start it: docker compose up --detach worker',
  run: async (tools) => {
    if (await isWorkerRunning(modelsOf(tools))) return right('A worker is running.');
    return wrong('No worker is running, so no email is sent.');
  },
};
