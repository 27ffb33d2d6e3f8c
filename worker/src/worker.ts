import { measurePoolWaits } from '@camp/checks/pool-waits';
import { connectDatabase } from '@camp/database/connection';
import { invalidate, onLocalChange } from '@camp/database/cache/invalidation';
import { followContent } from '@camp/database/content/cached-content';
import { markDispatched } from '@camp/database/outbox/mark-dispatched';
import { createStripe } from '@camp/payments/stripe';
import { createPubSub } from '@camp/queue/pub-sub';
import { createProducer } from '@camp/queue/producer';
import { connectRedis } from '@camp/queue/redis-connection';
import { systemClock } from '@camp/runtime/clock';
import { readEnv } from '@camp/runtime/env';
import { textOfKey } from '@camp/runtime/keyring';
import { createLogger } from '@camp/runtime/logger';
import { checkProductionStart, refusesEmbedded } from '@camp/runtime/production';
import { runMain } from '@camp/runtime/run-main';
import { serveMetrics } from '@camp/runtime/serve-metrics';
import { mailLimitsOf } from '@camp/runtime/shared-variables';
import { onShutdown } from '@camp/runtime/shutdown';
import { startTraces } from '@camp/runtime/traces/start-traces';
import { Registry } from 'prom-client';
import { reportAddressBy } from './bounce/report-address-by';
import { createWorker, type RunningWorker } from './create-worker';
import type { Intervals } from './dependencies';
import { envSchema, type Env } from './env';
import { countEmails } from './mail/count-emails';
import { createMailTransport } from './mail/transport';
import { internet } from './outgoing-webhook/network';
import { untilReleased } from './until-released';

/** Starts the worker, which runs once MongoDB is available and resumes whenever Redis is. */
async function main(): Promise<void> {
  const env = readEnv(envSchema);
  const { JWT_SECRET, JWT_SECRET_PREVIOUS, MEDICAL_KEY: keys, STRIPE_SECRET_KEY, ...addresses } = env;
  const previous = JWT_SECRET_PREVIOUS && { JWT_SECRET_PREVIOUS };
  const secrets = { JWT_SECRET, MEDICAL_KEY: textOfKey(keys.current), STRIPE_SECRET_KEY, ...previous };
  const warnings = checkProductionStart(env.NODE_ENV, { ...addresses, secrets });
  const logger = createLogger({ name: 'worker', level: env.LOG_LEVEL });
  for (const warning of warnings) logger.warn(warning);
  const traces = await startTraces(env, 'camp-worker', logger);

  const database = connectDatabase({
    uri: env.MONGODB_URI,
    logger,
    keys,
    refusesEmbedded: refusesEmbedded(env),
  });
  const producer = createProducer({
    redisUrl: env.REDIS_URL,
    logger,
    markDispatched: (rows) => markDispatched(database.models, rows, systemClock.now()),
  });
  const { models } = database;
  const pubSub = createPubSub({
    redisUrl: env.REDIS_URL,
    logger,
    onMessage: (word) => invalidate(models, word),
  });
  onLocalChange(models, pubSub.publish);
  const redis = connectRedis(env.REDIS_URL, 'producer', logger);
  const registry = new Registry();
  const bounces = env.BOUNCE_ADDRESS
    ? { address: env.BOUNCE_ADDRESS, mailboxUrl: env.BOUNCE_IMAP_URL }
    : undefined;
  const transport = countEmails(
    createMailTransport({
      smtpUrl: env.SMTP_URL,
      from: env.MAIL_FROM,
      reportAddressFor: bounces && reportAddressBy(bounces.address, JWT_SECRET),
    }),
    registry,
  );
  const metrics = await serveMetrics(registry, env, logger);
  // Set once MongoDB is available. A signal may come earlier.
  const working: RunningWorker[] = [];
  onShutdown(
    [
      { name: 'work', stop: () => closeAll(working) },
      { name: 'mail', stop: () => transport.close() },
      { name: 'queue', stop: () => producer.close() },
      { name: 'checks', stop: () => redis.disconnect() },
      { name: 'metrics', stop: () => metrics.close() },
      { name: 'news', stop: () => pubSub.close() },
      { name: 'database', stop: () => database.close() },
      { name: 'traces', stop: () => traces.close() },
    ],
    { logger },
  );

  await database.ready;
  measurePoolWaits(registry, database.connection.getClient());
  await untilReleased(models, logger);
  await followContent(models, (error) => logger.error({ err: error }, 'The camp’s texts could not be read'));
  const worker = createWorker({
    database,
    redis,
    producer,
    transport,
    logger,
    stripe: createStripe({ secretKey: STRIPE_SECRET_KEY, apiUrl: env.STRIPE_API_URL }),
    network: internet,
    clock: systemClock,
    settings: {
      redisUrl: env.REDIS_URL,
      publicUrl: env.PUBLIC_URL,
      jwtSecret: JWT_SECRET,
      previousJwtSecret: JWT_SECRET_PREVIOUS,
      mailLimits: mailLimitsOf(env),
      bounces,
      medicalYears: env.MEDICAL_YEARS,
      intervals: intervalsOf(env),
    },
  });
  working.push(worker);
  logger.info('Working');
}

async function closeAll(working: readonly RunningWorker[]): Promise<void> {
  await Promise.all(working.map((worker) => worker.close()));
}

/** Milliseconds between two looks whether the day's retention is due. */
const retentionInterval = 60 * 60 * 1000;
/** Milliseconds between two looks for delivery reports. */
const bounceInterval = 10 * 60 * 1000;

function intervalsOf(env: Env): Intervals {
  return {
    outboxSweep: env.OUTBOX_SWEEP_INTERVAL,
    redispatchAfter: env.OUTBOX_REDISPATCH_AFTER,
    expireAfter: env.OUTBOX_GIVE_UP_AFTER,
    seatSweep: env.SEAT_SWEEP_INTERVAL,
    paymentLinks: env.PAYMENT_LINK_INTERVAL,
    reconcile: env.RECONCILE_INTERVAL,
    comparison: env.COMPARISON_INTERVAL,
    imageDeletion: env.IMAGE_DELETION_INTERVAL,
    retention: retentionInterval,
    systemCheck: env.SYSTEM_CHECK_INTERVAL,
    bounces: bounceInterval,
  };
}

runMain(main);
