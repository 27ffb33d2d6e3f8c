import { queueNames, type QueueName } from '@camp/contracts/registries/jobs';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { defaultPrefix } from './job-envelope';

/** How much work is in one queue. */
export interface QueueState {
  queue: QueueName;
  /** Jobs that could run now. */
  waiting: number;
  active: number;
  /** Jobs that wait for their next attempt. */
  delayed: number;
  /** When the oldest waiting job was added. Absent if none waits. */
  oldest?: Date;
}

/** Jobs without a priority wait in a list, notices in a sorted set. */
const waitingTypes = ['waiting', 'prioritized'] as const;

/**
 * Reads how much work waits, and for how long. Jobs that wait for their next attempt don't count as waiting.
 *
 * @throws Error if the connection is not open; the errors of Redis
 */
export async function readQueueStates(connection: Redis, prefix = defaultPrefix): Promise<QueueState[]> {
  // BullMQ would wait for the connection, however long that takes.
  if (connection.status !== 'ready') throw new Error('Redis is not connected.');
  const states: QueueState[] = [];
  for (const name of queueNames) {
    const queue = new Queue(name, { connection, prefix });
    try {
      states.push(await stateOf(name, queue));
    } finally {
      await queue.close();
    }
  }
  return states;
}

async function stateOf(name: QueueName, queue: Queue): Promise<QueueState> {
  const failed = new Promise<never>((_, reject) => queue.on('error', reject));
  const read = Promise.all([
    queue.getJobCounts(...waitingTypes, 'active', 'delayed'),
    queue.getJobs([...waitingTypes], 0, 0, true),
  ]);
  const [counts, first] = await Promise.race([read, failed]);
  const count = (type: string) => counts[type] ?? 0;
  const times = first.map(({ timestamp }) => timestamp);
  return {
    queue: name,
    waiting: waitingTypes.reduce((sum, type) => sum + count(type), 0),
    active: count('active'),
    delayed: count('delayed'),
    ...(times.length > 0 && { oldest: new Date(Math.min(...times)) }),
  };
}
