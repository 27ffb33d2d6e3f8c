import { once } from 'node:events';
import { queueNames } from '@camp/contracts/registries/jobs';
import type { Logger } from '@camp/runtime/logger';
import { Queue } from 'bullmq';
import { connectRedis } from './redis-connection';
import { defaultPrefix } from './job-envelope';
import { channel } from './pub-sub';

/** What is in Redis and who uses it. */
export interface Work {
  /** Jobs that are not done. */
  jobs: number;
  /** APIs and workers that are connected. */
  processes: number;
}

/** Counts jobs and running processes. @throws Error within a few seconds if Redis does not answer */
export async function countWork(redisUrl: string, logger: Logger, prefix = defaultPrefix): Promise<Work> {
  const connection = connectRedis(redisUrl, 'producer', logger);
  try {
    if (connection.status !== 'ready') await once(connection, 'ready').catch(noAnswer);
    const [, processes] = (await connection.pubsub('NUMSUB', channel)) as [string, number];
    let jobs = 0;
    for (const name of queueNames) {
      const queue = new Queue(name, { connection, prefix });
      jobs += await queue.getJobCountByTypes('waiting', 'active', 'delayed', 'prioritized');
      await queue.close();
    }
    return { jobs, processes: Number(processes) };
  } finally {
    connection.disconnect();
  }
}

function noAnswer(cause: unknown): never {
  throw new Error('Redis does not answer at REDIS_URL.', { cause });
}
