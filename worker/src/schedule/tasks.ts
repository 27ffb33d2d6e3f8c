import { sendDuePaymentLinks } from '@camp/database/camper/send-payment-links';
import { remindOfApplications } from '@camp/database/counselor/remind-of-applications';
import { beat, heartbeatInterval } from '@camp/database/heartbeat/heartbeat';
import { deleteOldImages } from '@camp/database/image/delete-old-images';
import { wipeFailedOriginals } from '@camp/database/image/wipe-failed-originals';
import { runRetention } from '@camp/database/retention/run-retention';
import { reconcile } from '@camp/payments/reconcile';
import { compareWithStripe } from '@camp/payments/reconciliation/compare';
import { readBounces } from '../bounce/read-bounces';
import { seatSweep } from '../camp/sweep-seats';
import type { WorkerDependencies } from '../dependencies';
import { outboxSweep } from '../outbox/sweep';
import { paymentDependencies } from '../payment/handle-payments';
import { watchSystem } from '../system/watch-system';
import { repeat, type Repeated } from './repeat';

/** A scheduled task of the worker. */
interface Task {
  name: string;
  /** Milliseconds from the end of one run to the next. */
  interval: number;
  work(): Promise<unknown>;
  /** Cancels the task's timers. */
  stop?(): void;
}

/** Starts all scheduled tasks. Several workers may run them at once. */
export const startTasks = (deps: WorkerDependencies): Repeated[] =>
  tasksOf(deps).map(({ name, interval, work, stop }) => {
    const repeated = repeat(name, interval, work, deps.logger);
    return {
      stop: async () => {
        await repeated.stop();
        stop?.();
      },
    };
  });

/** All scheduled tasks. */
export function tasksOf(deps: WorkerDependencies): Task[] {
  const { database, producer, clock, settings, transport } = deps;
  const { connection, models } = database;
  const { intervals } = settings;
  const outbox = outboxSweep(deps);
  return [
    {
      name: 'heartbeat',
      interval: heartbeatInterval,
      work: () => beat(models, transport.isLoginRefused()),
    },
    { name: 'outbox', interval: intervals.outboxSweep, work: outbox.sweep, stop: outbox.stop },
    { name: 'seats', interval: intervals.seatSweep, work: seatSweep(deps) },
    {
      name: 'payment links',
      interval: intervals.paymentLinks,
      work: async () => {
        for (const { rows } of await sendDuePaymentLinks(connection, models, clock.now()))
          producer.dispatchSoon(...rows);
      },
    },
    {
      name: 'application reminders',
      interval: intervals.paymentLinks,
      work: async () =>
        producer.dispatchSoon(...(await remindOfApplications(connection, models, clock.now()))),
    },
    {
      name: 'reconciliation',
      interval: intervals.reconcile,
      work: async () => producer.dispatchSoon(...(await reconcile(paymentDependencies(deps)))),
    },
    {
      name: 'comparison with Stripe',
      interval: intervals.comparison,
      work: () => compareWithStripe(paymentDependencies(deps)),
    },
    {
      name: 'old images',
      interval: intervals.imageDeletion,
      work: async () => {
        await wipeFailedOriginals(models);
        await deleteOldImages(connection, models, clock.now());
      },
    },
    { name: 'delivery reports', interval: intervals.bounces, work: () => readBounces(deps) },
    {
      name: 'retention',
      interval: intervals.retention,
      work: () => runRetention(models, clock.now(), settings.medicalYears),
    },
    { name: 'check of the system', interval: intervals.systemCheck, work: () => watchSystem(deps) },
  ];
}
