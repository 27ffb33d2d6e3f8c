import { connectDatabase } from '@camp/database/connection';
import { markDispatched } from '@camp/database/outbox/mark-dispatched';
import { createStripe } from '@camp/payments/stripe';
import { createProducer } from '@camp/queue/producer';
import { systemClock } from '@camp/runtime/clock';
import { createLogger } from '@camp/runtime/logger';
import type { RunningProduct } from '@camp/local-services/test/start-product';
import type { WorkerDependencies } from '@camp/worker/dependencies';
import { createMailTransport } from '@camp/worker/mail/transport';

/** What the product's worker works with, to be asked from here, one thing at a time. */
export interface WorkerHere {
  deps: WorkerDependencies;
  close(): Promise<void>;
}

const minute = 60_000;

/** As the worker has them where nobody says otherwise. */
const intervals = {
  ...{ outboxSweep: 5_000, redispatchAfter: 20_000, giveUpAfter: 72 * 60 * minute, seatSweep: 10_000 },
  ...{ paymentLinks: minute, reconcile: minute, comparison: 60 * minute, imageDeletion: 6 * 60 * minute },
};

/** Connects to what a product's worker is connected to. Jobs go to queues of their own, which nobody works on. */
export async function workerOf(product: RunningProduct): Promise<WorkerHere> {
  const logger = createLogger({ name: 'bench', level: 'silent' });
  const database = connectDatabase({ uri: product.mongoUri, logger });
  const { redisUrl } = product;
  const producer = createProducer({
    redisUrl,
    logger,
    prefix: 'bench',
    markDispatched: (rows) => markDispatched(database.models, rows, systemClock.now()),
  });
  const transport = createMailTransport({ smtpUrl: 'smtp://127.0.0.1', from: 'Camp <camp@example.org>' });
  const close = async () => {
    await producer.close();
    transport.close();
    await database.close();
  };
  const settings = {
    ...{ redisUrl, queuePrefix: 'bench', publicUrl: product.url, jwtSecret: 'none' },
    mailLimits: { byNewBrowsers: 5, byEachBrowser: 2, inAll: 12 },
    intervals,
  };
  const stripe = createStripe({ secretKey: product.stripeSecretKey, apiUrl: product.stripeUrl });
  try {
    await database.ready;
    return { deps: { database, producer, transport, stripe, clock: systemClock, logger, settings }, close };
  } catch (error) {
    await close();
    throw error;
  }
}
