import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

// Next to this file in the source, next to the bundle in production.
const threadFile = join(__dirname, 'low-priority-thread.cjs');

/**
 * Lowers the priority of this process's thread pool, in which sharp runs, below everything that answers requests. Call
 * it before sharp and BullMQ are loaded, since they create the pool (docs/decisions/0056-image-priority.md). Only Linux
 * has a priority per thread; elsewhere it does nothing.
 */
export async function lowerPictures(): Promise<void> {
  if (process.platform === 'linux') await once(new Worker(threadFile), 'exit');
}
