import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { openConnection } from '../beside/connection';
import { nextOf } from './attack';
import type { FloodMet, FloodOrder } from './flood';

/** Keeps connections busy, each with one request after the other, until it is told to stop. */
async function flood({ url, attack, connections, perSecond }: FloodOrder): Promise<FloodMet> {
  const statuses = new Map<number, number>();
  const start = performance.now();
  let isOver = false;
  parentPort?.once('message', () => (isOver = true));
  const lanes = Array.from({ length: connections }, async () => {
    const connection = await openConnection(url);
    while (!isOver) {
      const begun = performance.now();
      const status = await connection.send(nextOf[attack]());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await pause((connections / perSecond) * 1000 - (performance.now() - begun));
    }
    connection.close();
  });
  await Promise.all(lanes);
  const answers = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  return { statuses, perSecond: answers / ((performance.now() - start) / 1000) };
}

void flood(workerData as FloodOrder).then((met) => parentPort?.postMessage(met));
