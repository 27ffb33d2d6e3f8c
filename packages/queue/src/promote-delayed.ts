import type { Queue } from 'bullmq';

/** Jobs of one pass. The next pass continues. */
const most = 100;

/**
 * Lets jobs run now that were delayed by a machine whose clock is ahead. BullMQ computes a job's next attempt with the
 * clock of the worker that failed it, so such a job would wait for the difference.
 *
 * @param now - milliseconds since 1970
 */
export async function promoteDelayed(queue: Queue, now: number): Promise<void> {
  const latestFirst = await queue.getJobs(['delayed'], 0, most - 1, false);
  const ahead = latestFirst.filter(({ processedOn = 0 }) => processedOn > now);
  await Promise.all(ahead.map((job) => job.promote()));
}
