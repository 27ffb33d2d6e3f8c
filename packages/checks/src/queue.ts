import { readQueueStates } from '@camp/queue/queue-states';
import { right, wrong, type Check } from './check';
import { ageInWords } from './in-words';
import { lateAfter } from './outbox';
import { redisReachable } from './redis-reachable';

/** Jobs in Redis start within minutes. */
export const queue: Check = {
  name: 'queue',
  category: 'Queue',
  needs: [redisReachable],
  help: 'Read the log of the worker: docker compose logs worker',
  run: async ({ redis: connection, queuePrefix, clock }) => {
    if (!connection) throw new Error('Redis is not connected.');
    const states = await readQueueStates(connection, queuePrefix);
    const now = clock.now();
    for (const { queue: name, oldest } of states)
      if (oldest && now.getTime() - oldest.getTime() > lateAfter)
        return wrong(`A job in the queue “${name}” has waited for ${ageInWords(oldest, now)}.`);
    const waits = states.some(({ waiting }) => waiting > 0);
    return right(waits ? 'No job has waited for long.' : 'No job waits.');
  },
};
