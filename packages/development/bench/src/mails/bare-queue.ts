import { connectRedis } from '@camp/queue/redis-connection';
import { Queue, Worker } from 'bullmq';
import { silentLogger } from '../measure/with-product';

/** A queue with a worker and nothing else. */
export interface BareQueue {
  /** Adds a job. @returns milliseconds until the worker started it */
  addToStart(): Promise<number>;
  close(): Promise<void>;
}

const name = 'bare';
const prefix = 'bench';

/** Opens a queue with BullMQ's defaults, on the product's Redis. */
export async function openBareQueue(redisUrl: string): Promise<BareQueue> {
  const connect = () => connectRedis(redisUrl, 'consumer', silentLogger);
  const [producing, consuming] = [connect(), connect()];
  let begun: (at: number) => void = () => undefined;
  const queue = new Queue(name, { connection: producing, prefix });
  const work = () => Promise.resolve(begun(performance.now()));
  const worker = new Worker(name, work, { connection: consuming, prefix });
  await worker.waitUntilReady();
  return {
    addToStart: async () => {
      const starting = new Promise<number>((resolve) => {
        begun = resolve;
      });
      const added = performance.now();
      await queue.add('job', {});
      return (await starting) - added;
    },
    close: async () => {
      await worker.close();
      await queue.close();
      producing.disconnect();
      consuming.disconnect();
    },
  };
}
