import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import type { FloodOrder } from './flood';
import { nextOf } from './attack';
import { startLoad } from './load';

/** Floods until it is told to stop, then says what it met with. */
async function flood({ url, attack, connections, perSecond }: FloodOrder): Promise<void> {
  if (!parentPort) throw new Error('The flood runs in a thread of its own.');
  const load = startLoad(url, { connections, next: nextOf[attack], perSecond });
  await once(parentPort, 'message');
  parentPort.postMessage(await load.stop());
  parentPort.close();
}

void flood(workerData as FloodOrder);
