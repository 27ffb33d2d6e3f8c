import { sendDuePaymentLinks } from '@camp/database/camper/send-payment-links';
import { remindOfApplications } from '@camp/database/counselor/remind-of-applications';
import { deleteOldImages } from '@camp/database/image/delete-old-images';
import { wipeFailedOriginals } from '@camp/database/image/wipe-failed-originals';
import { reconcile } from '@camp/payments/reconcile';
import { compareWithStripe } from '@camp/payments/reconciliation/compare';
import { keepSeats } from '../camp/keep-seats';
import type { WorkerDependencies } from '../dependencies';
import { sweepOutbox } from '../outbox/sweep';
import { paymentDependencies } from '../payment/handle-payments';
import { repeat, type Repeated } from './repeat';

/** Begins everything that the worker does without being told. Safe in several workers at once. */
export function startTasks(deps: WorkerDependencies): Repeated[] {
  const { database, producer, clock, logger, settings } = deps;
  const { connection, models } = database;
  const { intervals } = settings;
  return [
    repeat('outbox', intervals.outboxSweep, () => sweepOutbox(deps), logger),
    repeat('seats', intervals.seatSweep, () => keepSeats(deps), logger),
    repeat(
      'payment links',
      intervals.paymentLinks,
      async () => {
        for (const { rows } of await sendDuePaymentLinks(connection, models, clock.now()))
          producer.dispatchSoon(...rows);
      },
      logger,
    ),
    repeat(
      'application reminders',
      intervals.paymentLinks,
      async () => producer.dispatchSoon(...(await remindOfApplications(connection, models, clock.now()))),
      logger,
    ),
    repeat(
      'reconciliation',
      intervals.reconcile,
      async () => producer.dispatchSoon(...(await reconcile(paymentDependencies(deps)))),
      logger,
    ),
    repeat(
      'comparison with Stripe',
      intervals.comparison,
      () => compareWithStripe(paymentDependencies(deps)),
      logger,
    ),
    repeat(
      'old images',
      intervals.imageDeletion,
      async () => {
        await wipeFailedOriginals(models);
        await deleteOldImages(connection, models, clock.now());
      },
      logger,
    ),
  ];
}
