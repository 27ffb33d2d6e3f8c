import { oldestJob } from '@camp/queue/oldest-job';
import { right, wrong, type Check } from '../check';
import { ageInWords } from './in-words';
import { redisReachable } from './redis-reachable';

/** Milliseconds that a job may wait in a rush, as for `readWorkState`. */
const lateAfter = 5 * 60_000;

/** Whether jobs in Redis are done in time. */
export const queue: Check = {
  name: 'queue',
  category: 'Queue',
  needs: [redisReachable],
  help: 'Look at the log of the worker: docker compose logs worker',
  run: async ({ redis, queuePrefix, clock }) => {
    if (!redis) throw new Error('Redis is not connected.');
    const oldest = await oldestJob(redis, queuePrefix);
    const now = clock.now();
    if (!oldest) return right('No job waits.');
    const age = ageInWords(oldest.since, now);
    if (now.getTime() - oldest.since.getTime() > lateAfter)
      return wrong(`A job in the queue “${oldest.queue}” has waited for ${age}.`);
    return right('No job has waited for long.');
  },
};
