import type { PaymentStatus } from '@camp/contracts/payment/payment-record';
import { currentCamp } from '@camp/database/camp/current-camp';
import { readSeats } from '@camp/database/camp/seats';
import { isFailedJob } from '@camp/database/delivery/failed-work';
import type { Models } from '@camp/database/models';
import { oldestDue } from '@camp/database/outbox/waiting-events';
import { readQueueStates } from '@camp/queue/queue-states';
import type { Clock } from '@camp/runtime/clock';
import type { Logger } from '@camp/runtime/logger';
import type { Redis } from 'ioredis';
import { Gauge, type Registry } from 'prom-client';

/** What the gauges read. */
export interface GaugeSources {
  models: Models;
  redis: Redis;
  queuePrefix?: string;
  clock: Clock;
  logger: Logger;
}

/** Each value of a gauge with its labels. */
type Values = [labels: Record<string, string>, value: number][];

const statuses: Record<PaymentStatus, true> = {
  open: true,
  processing: true,
  paid: true,
  expired: true,
  failed: true,
  refunded: true,
  'partly-refunded': true,
};

/**
 * Adds gauges of what is stored: queues, outbox, failed jobs, and seats and payments of the current camp. They are read
 * when Prometheus asks. One that can't be read is missing, and the others are served.
 */
export function measureState(registry: Registry, sources: GaugeSources): void {
  const { models, redis, queuePrefix, clock, logger } = sources;
  const ageOf = (since: Date | undefined) => (since ? (clock.now().getTime() - since.getTime()) / 1_000 : 0);

  const add = (name: string, help: string, labelNames: string[], read: () => Promise<Values>) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        try {
          for (const [labels, value] of await read()) this.set(labels, value);
        } catch (error) {
          // Without labels, the last value would be 0 after the reset.
          if (labelNames.length === 0) this.set(Number.NaN);
          logger.debug({ err: error, metric: name }, 'A metric could not be read');
        }
      },
    });

  add('camp_queue_jobs', 'Jobs in Redis', ['queue', 'state'], async () =>
    (await readQueueStates(redis, queuePrefix)).flatMap(({ queue, waiting, active, delayed }) =>
      Object.entries({ waiting, active, delayed }).map(([state, count]): Values[number] => [
        { queue, state },
        count,
      ]),
    ),
  );
  add('camp_queue_oldest_seconds', 'Age of the job that has waited longest', ['queue'], async () =>
    (await readQueueStates(redis, queuePrefix)).map(({ queue, oldest }) => [{ queue }, ageOf(oldest)]),
  );
  add('camp_outbox_oldest_seconds', 'Age of the event that has been due longest', [], async () => [
    [{}, ageOf(await oldestDue(models, clock.now()))],
  ]);
  add('camp_failed_jobs', 'Jobs that will not be retried', [], async () => [
    [{}, await models.Delivery.countDocuments(isFailedJob)],
  ]);
  add('camp_seats', 'Seats of the current camp', ['state'], async () => {
    const camp = await currentCamp(models, clock.now());
    const seats = camp && (await readSeats(models, camp._id));
    if (!seats) return [];
    return [
      [{ state: 'taken' }, seats.claims.length],
      [{ state: 'limit' }, seats.waitListAfter],
    ];
  });
  add('camp_payments', 'Payments of the current camp. Settled ones are paid', ['status'], async () => {
    const camp = await currentCamp(models, clock.now());
    if (!camp) return [];
    return Promise.all(
      (Object.keys(statuses) as PaymentStatus[]).map(async (status): Promise<Values[number]> => [
        { status },
        await models.Payment.countDocuments({ campId: camp._id, status }),
      ]),
    );
  });
}
