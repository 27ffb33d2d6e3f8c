import { availableParallelism } from 'node:os';
import { queueNames, type QueueName } from '@camp/contracts/registries/jobs';
import { createConsumer, type Consumer } from '@camp/queue/consumer';
import type { WorkerDependencies } from './dependencies';
import { createHandlers } from './handlers';
import { deadLetter } from './outbox/dead-letter';
import type { Repeated } from './schedule/repeat';
import { startTasks } from './schedule/tasks';
import { waitingForKeys } from './wait-for-key';

/** A running worker. */
export interface RunningWorker {
  /** Takes no new jobs and finishes running ones within ten seconds. */
  close(): Promise<void>;
}

/**
 * Decoding a picture takes memory and a whole core. One core stays free for everything else
 * (docs/decisions/0056-image-priority.md).
 */
const picturesAtOnce = Math.max(1, Math.min(2, availableParallelism() - 1));

/**
 * Jobs per queue that run at once. Emails mostly wait for the server, and messages to groups use one of its
 * connections.
 */
const concurrency: Record<QueueName, number> = {
  account: 5,
  mail: 10,
  image: picturesAtOnce,
  payment: 5,
  message: 1,
  webhook: 5,
};

/** Starts all consumers and scheduled tasks. The caller closes the dependencies. */
export function createWorker(deps: WorkerDependencies): RunningWorker {
  const { redisUrl, queuePrefix: prefix, lockDuration } = deps.settings;
  const handlers = waitingForKeys(createHandlers(deps), deps.logger);
  const consumers: Consumer[] = queueNames.map((queue) =>
    createConsumer(queue, handlers, {
      redisUrl,
      prefix,
      lockDuration,
      logger: deps.logger,
      concurrency: concurrency[queue],
      onFailed: (work) => deadLetter(deps, work),
    }),
  );
  const tasks: Repeated[] = startTasks(deps);
  return {
    close: async () => {
      await Promise.all([
        ...tasks.map((task) => task.stop()),
        ...consumers.map((consumer) => consumer.close()),
      ]);
    },
  };
}
