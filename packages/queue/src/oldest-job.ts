import { queueNames, type QueueName } from '@camp/contracts/registries/jobs';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { defaultPrefix } from './job-envelope';

/** A job that waits for a worker. */
export interface WaitingJob {
  queue: QueueName;
  /** When it was added. */
  since: Date;
}

/**
 * Finds the job that has waited longest. Jobs that wait for their next try, or run, do not count.
 *
 * @param connection - ready
 * @returns undefined if none waits
 * @throws the errors of Redis
 */
export async function oldestJob(connection: Redis, prefix = defaultPrefix): Promise<WaitingJob | undefined> {
  const waiting: WaitingJob[] = [];
  for (const queue of queueNames) {
    const opened = new Queue(queue, { connection, prefix });
    try {
      // The first of each kind, in ascending order of their places in the queue.
      const first = await opened.getJobs(['waiting', 'prioritized'], 0, 0, true);
      for (const { timestamp } of first) waiting.push({ queue, since: new Date(timestamp) });
    } finally {
      await opened.close();
    }
  }
  return waiting.sort((one, other) => one.since.getTime() - other.since.getTime())[0];
}
