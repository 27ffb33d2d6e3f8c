import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

// Beside this file in the source, beside the bundle in production.
const threadFile = join(__dirname, 'low-priority-thread.cjs');

/**
 * Lets the threads of this process's pool go after everybody who waits for an answer: in them, and in threads that they
 * begin, sharp works. To be called before sharp and BullMQ are loaded, which make the pool (docs/decisions/0056-image-priority.md). Only
 * Linux knows a priority of a single thread: elsewhere it does nothing.
 */
export async function lowerPictures(): Promise<void> {
  if (process.platform === 'linux') await once(new Worker(threadFile), 'exit');
}
