import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

// The file is beside this one in the source and beside the bundle in production.
const threadFile = join(__dirname, 'low-priority-thread.cjs');

/**
 * Lowers the priority of this process's thread pool, which sharp uses, below every thread that answers requests. Call
 * it before sharp and BullMQ are loaded, since they create the pool (docs/decisions/0056-image-priority.md). It does
 * nothing outside Linux, where threads have no priorities.
 */
export async function lowerPictures(): Promise<void> {
  if (process.platform === 'linux') await once(new Worker(threadFile), 'exit');
}
