import { isWorkerRunning } from '@camp/database/heartbeat/heartbeat';
import { right, wrong, type Check } from '../check';
import { databaseOf } from './database-of';
import { mongodbReachable } from './mongodb-reachable';

/** Whether a worker runs, without which no email is sent. */
export const worker: Check = {
  name: 'worker',
  category: 'Queue',
  needs: [mongodbReachable],
  help: 'Start it, and look at its log: docker compose up --detach worker',
  run: async (tools) => {
    if (await isWorkerRunning(databaseOf(tools).models)) return right('A worker is running.');
    return wrong('No worker is running, so no email is sent.');
  },
};
