import { setTimeout as pause } from 'node:timers/promises';
import {
  jobs,
  longestWait,
  type JobName,
  type JobPayload,
  type QueueName,
} from '@camp/contracts/registries/jobs';
import type { Logger } from '@camp/runtime/logger';
import { forRequest } from '@camp/runtime/request-id';
import { inSpan } from '@camp/runtime/traces/span';
import { DelayedError, UnrecoverableError, Worker, type Job } from 'bullmq';
import { defaultPrefix, envelopeSchema, isJobName, type JobEnvelope } from './job-envelope';
import { connectRedis } from './redis-connection';

/** One validated job. */
export interface Work<Name extends JobName = JobName> {
  /** Id of the outbox row that started the job. */
  eventId: string;
  name: Name;
  payload: JobPayload<Name>;
}

/** Whether a job's effect happened. It is stored in Redis and outlives the worker. */
export interface JobMemory {
  /** Whether an earlier attempt recorded the effect. */
  happened: boolean;
  /** Records that the effect happened. It never fails, and waits while Redis is unavailable. */
  remember(): Promise<void>;
}

/** The handler of each job in the registry. */
export type Handlers = {
  [Name in JobName]: (work: Work<Name>, memory: JobMemory) => Promise<void>;
};

/** A job that won't be retried. */
export interface FailedJob {
  eventId: string;
  name: JobName;
  payload: unknown;
  /** The request that caused the event. */
  requestId?: string;
  error: Error;
}

/** Settings of a consumer. */
export interface ConsumerOptions {
  redisUrl: string;
  logger: Logger;
  /** Stores a job that failed for good. */
  onFailed: (work: FailedJob) => Promise<void>;
  concurrency?: number;
  prefix?: string;
  /** Milliseconds after which a dead worker's job is retried. Tests shorten it. */
  lockDuration?: number;
}

/** A running consumer. */
export interface Consumer {
  /** Takes no new job and waits up to nine seconds for running ones. The next worker takes the rest. */
  close(): Promise<void>;
}

/**
 * Thrown by a handler whose work can never succeed, such as after SMTP 5xx or with a corrupt image. The job isn't
 * retried.
 */
export class HopelessError extends UnrecoverableError {}

/** Thrown by a handler that can't start yet. It doesn't count as a failed attempt and runs again after the wait. */
export class NotYetError extends Error {
  override readonly name = 'NotYetError';

  /** @param wait - milliseconds */
  constructor(readonly wait: number) {
    super(`The work can begin in ${wait} ms.`);
  }
}

/** Milliseconds for running jobs at shutdown, out of the process's ten seconds. */
export const drainTime = 9_000;

/** Starts a consumer of a queue (docs/reliability.md, Worker). */
export function createConsumer(queue: QueueName, handlers: Handlers, options: ConsumerOptions): Consumer {
  const {
    redisUrl,
    logger,
    onFailed,
    concurrency = 5,
    prefix = defaultPrefix,
    lockDuration = 5_000,
  } = options;
  const connection = connectRedis(redisUrl, 'consumer', logger);

  const process = async (job: Job<JobEnvelope>, token?: string) => {
    if (!isJobName(job.name)) {
      logger.error({ queue, job: job.id, name: job.name }, 'Unknown job. Is an older worker still running?');
      return;
    }
    try {
      await handle(handlers, job.name, job.data, memoryOf(job, logger));
    } catch (error) {
      if (!(error instanceof NotYetError)) throw error;
      await job.moveToDelayed(Date.now() + error.wait, token);
      throw new DelayedError();
    }
  };

  const worker = new Worker<JobEnvelope>(queue, process, {
    connection,
    prefix,
    concurrency,
    lockDuration,
    stalledInterval: lockDuration,
    maxStalledCount: 3,
    settings: { backoffStrategy: (attempt, _type, _error, job) => waitBefore(attempt, job) },
  });
  worker.on('error', (error) => logger.debug({ err: error, queue }, 'Worker error'));
  worker.on('completed', ({ id, data }) => logger.info({ job: id, requestId: data.requestId }, 'Job done'));

  const pending = new Set<Promise<void>>();
  worker.on('failed', (job, error) => {
    if (!job || !isJobName(job.name)) return;
    const final = isFinal(job, error);
    const { requestId } = job.data;
    logger[final ? 'error' : 'warn'](
      { err: error, job: job.id, attempt: job.attemptsMade, requestId },
      'Job failed',
    );
    if (!final) return;
    const storing = onFailed({ ...readEnvelope(job), name: job.name, error }).catch((failure: unknown) =>
      // The outbox row still exists, so the sweep dispatches it again.
      logger.error({ err: failure, job: job.id }, 'Dead letter could not be stored'),
    );
    pending.add(storing);
    void storing.finally(() => pending.delete(storing));
  });

  return {
    close: async () => {
      await Promise.race([worker.close(), pause(drainTime, undefined, { ref: false })]);
      await Promise.all(pending);
      connection.disconnect();
    },
  };
}

async function handle<Name extends JobName>(
  handlers: Handlers,
  name: Name,
  data: unknown,
  memory: JobMemory,
): Promise<void> {
  const envelope = envelopeSchema.safeParse(data);
  const payload = jobs[name].payload.safeParse(envelope.data?.payload);
  if (!envelope.success || !payload.success)
    throw new HopelessError(`The payload of ${name} is not what the registry says.`);
  const handler = handlers[name] as Handlers[Name];
  const { eventId, requestId } = envelope.data;
  const work = { eventId, name, payload: payload.data as JobPayload<Name> };
  const span = {
    kind: 'consumer' as const,
    name: `job ${name}`,
    attributes: { 'camp.job': name, ...(requestId !== undefined && { 'camp.request.id': requestId }) },
  };
  await forRequest(requestId, () => inSpan(span, () => handler(work, memory)));
}

const memoryOf = (job: Job<JobEnvelope>, logger: Logger): JobMemory => ({
  happened: job.data.happened === true,
  remember: () =>
    job.updateData({ ...job.data, happened: true }).catch((error: unknown) => {
      // The job left Redis, or this worker is stopping. The delivery record still exists.
      logger.warn({ err: error, job: job.id }, 'Redis did not store that the effect happened');
    }),
});

/** The job's backoff, doubled with each attempt up to `longestWait`. */
function waitBefore(attempt: number, job: { name: string } | undefined): number {
  const first = job && isJobName(job.name) ? jobs[job.name].backoff : longestWait;
  return Math.min(first * 2 ** Math.min(attempt - 1, 30), longestWait);
}

/** BullMQ reports a job that stalled too often as an UnrecoverableError too. */
function isFinal(job: Job, error: Error): boolean {
  return error instanceof UnrecoverableError || job.attemptsMade >= (job.opts.attempts ?? 1);
}

function readEnvelope(job: Job): JobEnvelope {
  const envelope = envelopeSchema.safeParse(job.data);
  // Without an event, the job's own id identifies it.
  return envelope.success ? envelope.data : { eventId: job.id ?? '', payload: job.data };
}
