import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Attack } from './attack';

/** What a thread floods with. */
export interface FloodOrder {
  url: string;
  attack: Attack;
  connections: number;
  /** At most so many requests over all connections. */
  perSecond: number;
}

/** How many answers of each status came, and how many a second in all. */
export interface FloodMet {
  statuses: Map<number, number>;
  perSecond: number;
}

/** A flood that goes on until it is stopped. */
export interface Flood {
  stop(): Promise<FloodMet>;
}

/**
 * Floods from a thread of its own: in the thread that measures, the flood's own work would count as the product's.
 *
 * @throws Error when the thread fails
 */
export async function startFlood(order: FloodOrder): Promise<Flood> {
  // A thread begins without tsx, which cannot be given to it as an option.
  const program = `require('tsx/cjs'); require(${JSON.stringify(join(__dirname, 'flood-thread.ts'))});`;
  const thread = new Worker(program, { eval: true, workerData: order });
  const ended = once(thread, 'exit');
  await once(thread, 'online');
  return {
    stop: async () => {
      const answer = once(thread, 'message') as Promise<[FloodMet]>;
      thread.postMessage('stop');
      const [met] = await answer;
      await ended;
      return met;
    },
  };
}
