import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The sources of a flood of logins. */
export const floods = ['one address', 'many addresses'] as const;

/** The options of a thread's flood. */
export interface FloodOrder {
  url: string;
  from: (typeof floods)[number];
}

/** The source of a flood from one address. */
export const floodAddress = '198.51.100.7';

/**
 * Floods from another thread during a measurement. In the measuring thread, the flood's work would count as the
 * product's.
 *
 * @returns the measurement, and the flood's responses per second
 */
export async function underFlood<Result>(
  order: FloodOrder,
  measure: () => Promise<Result>,
): Promise<{ result: Result; perSecond: number }> {
  // A thread starts without tsx, which cannot be passed as an option.
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
