import { isWorkerRunning } from '@camp/database/heartbeat/heartbeat';
import { right, wrong, type Check } from './check';
import { modelsOf, mongodb } from './mongodb';

/** A worker has sent a recent heartbeat. */
export const worker: Check = {
  name: 'worker',
  category: 'Queue',
  needs: [mongodb],
  help: 'Start it, and read its log: docker compose up --detach worker',
  run: async (tools) => {
    if (await isWorkerRunning(modelsOf(tools))) return right('A worker is running.');
    return wrong('No worker is running, so emails, pictures and payments wait.');
  },
};
