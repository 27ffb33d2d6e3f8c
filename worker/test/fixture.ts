import { randomUUID } from 'node:crypto';
import type { EventName, EventPayload } from '@camp/contracts/registries/events';
import { markDispatched } from '@camp/database/outbox/mark-dispatched';
import { recordEvent } from '@camp/database/outbox/record-event';
import { inTransaction } from '@camp/database/transaction';
import { start as startStripeSimulator, type Simulator } from '@camp/local-stripe/start';
import { createStripe } from '@camp/payments/stripe';
import { createProducer, type Producer } from '@camp/queue/producer';
import { connectRedis } from '@camp/queue/redis-connection';
import { systemClock } from '@camp/runtime/clock';
import { createLogger } from '@camp/runtime/logger';
import { openTestDatabase } from '@camp/database/test/open-database';
import { startInbox, type SmtpInbox } from '@camp/testing/smtp-inbox';
import { testRedisUrl } from '@camp/testing/test-database';
import { createWorker, type RunningWorker } from '../src/create-worker';
import type { WorkerDependencies } from '../src/dependencies';
import type { Network } from '../src/outgoing-webhook/network';
import { createMailTransport } from '../src/mail/transport';

/** Intervals that are short enough for tests. */
const intervals = {
  outboxSweep: 200,
  redispatchAfter: 1_000,
  expireAfter: 60_000,
  seatSweep: 200,
  paymentLinks: 200,
  reconcile: 500,
  comparison: 60_000,
  imageDeletion: 200,
  retention: 200,
  systemCheck: 60_000,
  bounces: 60_000,
};

/** No test reaches the internet. */
const noNetwork: Network = {
  resolve: () => Promise.reject(Object.assign(new Error('No such name.'), { code: 'ENOTFOUND' })),
  connect: () => {
    throw new Error('Tests connect to nothing.');
  },
};

/** The worker's dependencies, created for one test file. */
export interface WorkerBench {
  deps: WorkerDependencies;
  inbox: SmtpInbox;
  simulator: Simulator;
  producer: Producer;
  /** Starts a worker that ends with the test. */
  work(): RunningWorker;
  /** Records an event as a use case does, without dispatching it. */
  record<Name extends EventName>(name: Name, payload: EventPayload<Name>): ReturnType<typeof recordEvent>;
  /** Records and dispatches an event. */
  happen<Name extends EventName>(name: Name, payload: EventPayload<Name>): Promise<string>;
  /** Waits until the condition holds. @throws Error after 120 seconds */
  until(what: string, condition: () => Promise<boolean> | boolean): Promise<void>;
  /** Waits until the event's row has left the outbox. */
  finished(eventId: string): Promise<void>;
}

/**
 * Opens database, mail server, Stripe simulator and queues for a test file.
 *
 * @param overrides - other intervals, in milliseconds
 * @param options - `timeout`: milliseconds for the mail server, more if emails hang for as long as a test takes on a
 * busy machine
 */
export function prepareWorker(
  overrides: Partial<typeof intervals> = {},
  { timeout = 5_000 }: { timeout?: number } = {},
): { bench: () => WorkerBench } {
  const database = openTestDatabase();
  const prefix = `test-${randomUUID()}`;
  const logger = createLogger({ name: 'test', level: process.env.TEST_LOG ?? 'silent' });
  const workers: RunningWorker[] = [];
  let bench: WorkerBench | undefined;

  beforeAll(async () => {
    const [inbox, simulator] = await Promise.all([
      startInbox(),
      startStripeSimulator({ delayedSettlementSeconds: null }),
    ]);
    await database.ready;
    const { models, connection } = database;
    const producer = createProducer({
      redisUrl: testRedisUrl(),
      logger,
      prefix,
      markDispatched: (rows) => markDispatched(models, rows, new Date()),
    });
    const deps: WorkerDependencies = {
      database,
      redis: connectRedis(testRedisUrl(), 'producer', logger),
      producer,
      logger,
      transport: createMailTransport({
        smtpUrl: inbox.url.replace('//', '//camp:secret@'),
        from: 'Camp <sender@example.org>',
        timeout,
      }),
      network: noNetwork,
      stripe: createStripe({ secretKey: 'sk_test_123', apiUrl: simulator.url }),
      clock: systemClock,
      settings: {
        redisUrl: testRedisUrl(),
        queuePrefix: prefix,
        publicUrl: 'http://camp.test',
        jwtSecret: 'a secret of the tests',
        mailLimits: { byNewBrowsers: 5, byEachBrowser: 2, inAll: 12 },
        medicalYears: 1,
        intervals: { ...intervals, ...overrides },
        lockDuration: 1_000,
      },
    };
    const until: WorkerBench['until'] = async (what, condition) => {
      const deadline = Date.now() + 120_000;
      while (!(await condition())) {
        if (Date.now() > deadline) throw new Error(`This did not happen in time: ${what}.`);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    };
    const record: WorkerBench['record'] = (name, payload) =>
      inTransaction(connection, (session) => recordEvent(models, session, name, payload));
    bench = {
      deps,
      inbox,
      simulator,
      producer,
      until,
      record,
      work: () => {
        const worker = database.plans.run(() => createWorker(deps));
        workers.push(worker);
        return worker;
      },
      happen: async (name, payload) => {
        const row = await record(name, payload);
        await producer.dispatch(row);
        return row._id.toString();
      },
      finished: (eventId) =>
        until('the event leaves the outbox', async () => !(await models.Outbox.exists({ _id: eventId }))),
    };
  });
  afterEach(async () => {
    bench?.inbox.accept();
    await Promise.all(workers.splice(0).map((worker) => worker.close()));
  });
  afterAll(async () => {
    await bench?.producer.close();
    bench?.deps.transport.close();
    bench?.deps.redis.disconnect();
    await Promise.all([bench?.inbox.close(), bench?.simulator.close()]);
  });
  return {
    bench: () => {
      if (!bench) throw new Error('The bench is ready only after beforeAll.');
      return bench;
    },
  };
}
