import { jobs, queueNames, type JobName, type QueueName } from '@camp/contracts/registries/jobs';
import type { Logger } from '@camp/runtime/logger';
import { Queue, type JobsOptions } from 'bullmq';
import type { Redis } from 'ioredis';
import { jobIdOf, type JobEnvelope } from './job-envelope';

/** The queue of each name. */
export type Queues = Record<QueueName, Queue<JobEnvelope>>;

/**
 * Opens all queues. BullMQ's queues break permanently when they are opened without a connection.
 *
 * @param connection is ready
 */
export async function openQueues(connection: Redis, prefix: string, logger: Logger): Promise<Queues> {
  const opened = queueNames.map((name) => {
    const queue = new Queue<JobEnvelope>(name, { connection, prefix });
    // The connection's handler logs the error. Without this listener, the process would exit.
    queue.on('error', (error) => logger.debug({ err: error, queue: name }, 'Queue error'));
    return [name, queue] as const;
  });
  await Promise.all(opened.map(([, queue]) => queue.waitUntilReady()));
  return Object.fromEntries(opened) as Queues;
}

/** How BullMQ runs a job: once for its event, with the registry's attempts and delays. */
export function jobOptions(eventId: string, name: JobName): JobsOptions {
  const { attempts, backoff, yields } = jobs[name];
  return {
    jobId: jobIdOf(eventId, name),
    attempts,
    backoff: { type: 'capped', delay: backoff },
    // BullMQ runs jobs without a priority first.
    ...(yields && { priority: 1 }),
    // The database stores results. A finished job in Redis would only block its id.
    removeOnComplete: true,
    removeOnFail: true,
  };
}
