import { once } from 'node:events';
import type { EventName } from '@camp/contracts/registries/events';
import { jobs, jobsOfEvent } from '@camp/contracts/registries/jobs';
import type { Logger } from '@camp/runtime/logger';
import { batch } from './batch';
import { defaultPrefix } from './job-envelope';
import { jobOptions, openQueues, type Queues } from './job-queues';
import { promoteDelayed } from './promote-delayed';
import { connectRedis } from './redis-connection';

/** A recorded event of the outbox. */
export interface EventRow {
  _id: { toString(): string };
  name: EventName;
  payload: Record<string, unknown>;
  /** When the event becomes due. If absent, it is due at once. */
  notBefore?: Date;
  dispatchedAt?: Date;
  /** The request that caused the event. */
  requestId?: string;
}

/** Settings of a producer. */
export interface ProducerOptions {
  redisUrl: string;
  logger: Logger;
  /** Records in the outbox that the events' jobs are in Redis. */
  markDispatched: (rows: readonly EventRow[]) => Promise<void>;
  /** Milliseconds until Redis counts as unavailable. */
  timeout?: number;
  prefix?: string;
}

/** Dispatches events to the queues. */
export interface Producer {
  /**
   * Adds the event's jobs and records that in the outbox. A repeated call doesn't add waiting jobs again.
   * @throws Error within `timeout` if Redis does not answer, although the jobs may have been added
   */
  dispatch(row: EventRow): Promise<void>;
  /**
   * `dispatch` without waiting. Failures are logged and left to the worker's sweep, like events that aren't due yet.
   */
  dispatchSoon(...rows: EventRow[]): void;
  /**
   * Lets jobs run now that a machine whose clock is ahead delayed.
   * @throws Error within `timeout` if Redis does not answer
   */
  promoteDelayed(): Promise<void>;
  /** @throws Error within `timeout` if Redis does not answer */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const defaultTimeout = 1_000;

/**
 * Batching interval in milliseconds. It is long enough for a rush, and shorter than the age of rows that the sweep
 * reads.
 */
const markInterval = 100;

/** Connects to Redis in the background, so that the process starts without Redis. */
export function createProducer(options: ProducerOptions): Producer {
  const { redisUrl, logger, markDispatched, timeout = defaultTimeout, prefix = defaultPrefix } = options;
  const connection = connectRedis(redisUrl, 'producer', logger);
  let queues: Promise<Queues> | undefined;
  let ready: Promise<unknown> | undefined;
  const underWay = new Set<Promise<void>>();

  const markSoon = batch(markInterval, markDispatched);

  const add = (row: EventRow) => within(timeout, addJobs(row._id.toString(), row));

  const openedQueues = async (): Promise<Queues> => {
    if (connection.status !== 'ready') await untilReady();
    queues ??= openQueues(connection, prefix, logger).catch((error: unknown) => {
      // Redis became unavailable while the queues were opened. The next event reopens them.
      queues = undefined;
      throw error;
    });
    return queues;
  };

  const addJobs = async (eventId: string, row: EventRow) => {
    const opened = await openedQueues();
    const { payload, requestId } = row;
    const envelope = { eventId, payload, ...(requestId !== undefined && { requestId }) };
    const adding = jobsOfEvent(row.name).map((name) =>
      opened[jobs[name].queue].add(name, envelope, jobOptions(eventId, name)),
    );
    await Promise.all(adding);
  };

  const promoteAll = async () => {
    for (const queue of Object.values(await openedQueues())) await promoteDelayed(queue, Date.now());
  };

  /** All events share one listener, since each would otherwise add its own to the connection while Redis hangs. */
  const untilReady = () => {
    ready ??= once(connection, 'ready').finally(() => {
      ready = undefined;
    });
    return ready;
  };

  const dispatchSoon = (...rows: EventRow[]) => {
    for (const row of rows.filter((one) => !waits(one))) {
      const attempt = add(row)
        .then(() => markSoon(row))
        .catch((error: unknown) => {
          logger.warn(
            { err: error, event: row.name, eventId: row._id.toString() },
            'Dispatch failed and is left to the sweep',
          );
        });
      underWay.add(attempt);
      void attempt.finally(() => underWay.delete(attempt));
    }
  };

  return {
    dispatch: async (row) => {
      await add(row);
      await markDispatched([row]);
    },
    dispatchSoon,
    promoteDelayed: () => within(timeout, promoteAll()),
    ping: async () => {
      if (connection.status !== 'ready') throw new Error('Redis is not connected.');
      await within(timeout, connection.ping());
    },
    close: async () => {
      await Promise.all(underWay);
      connection.disconnect();
    },
  };
}

/** The worker dispatches a postponed event when it becomes due. */
const waits = ({ notBefore, dispatchedAt }: EventRow) => notBefore !== undefined && !dispatchedAt;

/** A frozen Redis never answers, not even with an error. */
async function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`Redis did not answer within ${milliseconds} ms.`)),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
