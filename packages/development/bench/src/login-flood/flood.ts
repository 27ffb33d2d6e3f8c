import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Attack } from './attack';
import type { Load } from './load';

/** What a thread floods with. */
export interface FloodOrder {
  url: string;
  attack: Attack;
  connections: number;
  /** At most so many requests over all connections. */
  perSecond: number;
}

/**
 * Floods from a thread of its own: in the thread that measures, the flood's own work would count as the product's.
 *
 * @throws Error when the thread fails
 */
export async function startFlood(order: FloodOrder): Promise<Load> {
  // A thread begins without tsx, which cannot be given to it as an option.
  const program = `require('tsx/cjs'); require(${JSON.stringify(join(__dirname, 'flood-thread.ts'))});`;
  const thread = new Worker(program, { eval: true, workerData: order });
  const ended = once(thread, 'exit');
  await once(thread, 'online');
  return {
    stop: async () => {
      thread.postMessage('stop');
      const [stopped] = (await once(thread, 'message')) as [Awaited<ReturnType<Load['stop']>>];
      await ended;
      return stopped;
    },
  };
}
