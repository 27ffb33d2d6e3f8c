import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** Where a flood of logins comes from. */
export const floods = ['one address', 'many addresses'] as const;

/** What a thread floods with. */
export interface FloodOrder {
  url: string;
  from: (typeof floods)[number];
}

/** From which the flood of one address comes. */
export const floodAddress = '198.51.100.7';

/**
 * Floods from a thread of its own while something is measured: in the thread that measures, the flood's own work would
 * count as the product's.
 *
 * @returns what was measured, and how many answers a second the flood had
 */
export async function underFlood<Result>(
  order: FloodOrder,
  measure: () => Promise<Result>,
): Promise<{ result: Result; perSecond: number }> {
  // A thread begins without tsx, which cannot be given to it as an option.
  const program = `require('tsx/cjs'); require(${JSON.stringify(join(__dirname, 'flood-thread.ts'))});`;
  const thread = new Worker(program, { eval: true, workerData: order });
  const ended = once(thread, 'exit');
  await once(thread, 'online');
  const result = await measure();
  const answer = once(thread, 'message') as Promise<[number]>;
  thread.postMessage('stop');
  const [perSecond] = await answer;
  await ended;
  return { result, perSecond };
}
