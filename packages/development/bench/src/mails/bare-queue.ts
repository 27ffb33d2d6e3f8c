import { connectRedis } from '@camp/queue/redis-connection';
import { createLogger } from '@camp/runtime/logger';
import { Queue, Worker } from 'bullmq';

/** A queue with a worker and nothing else. */
export interface BareQueue {
  /** Adds a job. @returns milliseconds until the worker began with it */
  addToStart(): Promise<number>;
  close(): Promise<void>;
}

const name = 'bare';
const prefix = 'bench';

/** Opens a queue as BullMQ has it by default, on the product's Redis. */
export async function openBareQueue(redisUrl: string): Promise<BareQueue> {
  const logger = createLogger({ name: 'bench', level: 'silent' });
  const [producing, consuming] = [
    connectRedis(redisUrl, 'consumer', logger),
    connectRedis(redisUrl, 'consumer', logger),
  ];
  let begun: (at: number) => void = () => undefined;
  const queue = new Queue(name, { connection: producing, prefix });
  const worker = new Worker(name, () => Promise.resolve(begun(performance.now())), {
    connection: consuming,
    prefix,
  });
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
