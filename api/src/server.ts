import { join } from 'node:path';
import { measurePoolWaits } from '@camp/checks/pool-waits';
import { measureState } from '@camp/checks/state-gauges';
import { connectDatabase, type Database } from '@camp/database/connection';
import { invalidate, onLocalChange } from '@camp/database/cache/invalidation';
import { markDispatched } from '@camp/database/outbox/mark-dispatched';
import { UnsuitableServerError } from '@camp/database/suitable-server';
import { ensureDefaultRoles } from '@camp/database/role/default-roles';
import { createStripe, dashboardOf } from '@camp/payments/stripe';
import { createPubSub } from '@camp/queue/pub-sub';
import { createProducer, type Producer } from '@camp/queue/producer';
import { connectRedis } from '@camp/queue/redis-connection';
import { systemClock } from '@camp/runtime/clock';
import { readEnv } from '@camp/runtime/env';
import { textOfKey } from '@camp/runtime/keyring';
import { createLogger, type Logger } from '@camp/runtime/logger';
import { hostToListenOn } from '@camp/runtime/network-host';
import { checkProductionStart, refusesEmbedded } from '@camp/runtime/production';
import { runMain } from '@camp/runtime/run-main';
import { serveMetrics } from '@camp/runtime/serve-metrics';
import { mailLimitsOf } from '@camp/runtime/shared-variables';
import { onShutdown } from '@camp/runtime/shutdown';
import { startTraces } from '@camp/runtime/traces/start-traces';
import { createAfterwards } from './afterwards';
import type { Dependencies } from './dependencies';
import { envSchema, type Env } from './env';
import { readWorkState } from './failed-work/work-state';
import { keepArchiving } from './server/earlier-builds';
import { createHttpServer } from './server/http-server';
import { createMetrics } from './server/metrics';
import { createRateLimiter } from './limits/rate-limiter';
import { createStates } from './server/states';
import { limitsOf } from './limits/limits';
import { closeServer, listen } from './server/listen';
import { frontEnds } from './server/static-files';
import { watchHold, type Hold } from './restore/hold';
import { createSessionNotes } from './user/login/session-notes';
import { createPasswords } from './user/password/passwords';

/** Starts the API. It listens at once, even without MongoDB and Redis (faults F1, F5). */
async function main(): Promise<void> {
  const env = readEnv(envSchema);
  const { JWT_SECRET, MEDICAL_KEY: keys, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, ...addresses } = env;
  const { JWT_SECRET_PREVIOUS, STRIPE_WEBHOOK_SECRET_PREVIOUS } = env;
  const secrets = {
    ...{ JWT_SECRET, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET },
    MEDICAL_KEY: textOfKey(keys.current),
    ...(JWT_SECRET_PREVIOUS && { JWT_SECRET_PREVIOUS }),
    ...(STRIPE_WEBHOOK_SECRET_PREVIOUS && { STRIPE_WEBHOOK_SECRET_PREVIOUS }),
  };
  const warnings = checkProductionStart(env.NODE_ENV, { ...addresses, secrets });
  const logger = createLogger({ name: 'api', level: env.LOG_LEVEL });
  for (const warning of warnings) logger.warn(warning);
  const traces = await startTraces(env, 'camp-api', logger);

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
  const limiter = createRateLimiter(limitsOf(env), { redis, logger });
  const afterwards = createAfterwards(logger);
  const hold = watchHold(models, database.ready, logger);
  const metrics = createMetrics();

  const server = await listen(
    createHttpServer(
      dependencies(env, logger, { database, producer, redis, limiter, afterwards, hold, metrics }),
    ),
    env.PORT,
    hostToListenOn(env),
  );
  logger.info({ port: env.PORT }, 'Listening');
  const folders = { root: env.ROOT_DIR, archive: earlierBuildsOf(env), apps: frontEnds };
  const stopArchiving = keepArchiving(folders, systemClock, logger);
  measureState(metrics.registry, { models, redis, clock: systemClock, logger });
  const metricsServer = await serveMetrics(metrics.registry, env, logger);
  onShutdown(
    [
      { name: 'requests', stop: () => closeServer(server) },
      { name: 'metrics', stop: () => metricsServer.close() },
      { name: 'earlier builds', stop: stopArchiving },
      { name: 'afterwards', stop: () => afterwards.settled() },
      { name: 'hold', stop: () => hold.stop() },
      { name: 'queue', stop: () => producer.close() },
      { name: 'limits', stop: () => redis.disconnect() },
      { name: 'news', stop: () => pubSub.close() },
      { name: 'database', stop: () => database.close() },
      { name: 'traces', stop: () => traces.close() },
    ],
    { logger },
  );
  await prepare(database, metrics, logger);
}

/**
 * Runs once MongoDB is available.
 * @throws UnsuitableServerError, after which the product cannot run
 */
async function prepare(
  { ready, models, connection }: Database,
  { registry }: Dependencies['metrics'],
  logger: Logger,
): Promise<void> {
  try {
    await ready;
    measurePoolWaits(registry, connection.getClient());
    await ensureDefaultRoles(models);
  } catch (error) {
    if (error instanceof UnsuitableServerError) throw error;
    // MongoDB became unavailable again, or the process is ending. The next start stores the missing data.
    logger.error({ err: error }, 'The default roles could not be updated');
  }
}

const earlierBuildsOf = ({ EARLIER_BUILDS_DIR, ROOT_DIR }: Env) =>
  EARLIER_BUILDS_DIR ?? join(ROOT_DIR, 'earlier-builds');

interface Parts {
  database: Database;
  producer: Producer;
  redis: Dependencies['redis'];
  limiter: Dependencies['limiter'];
  afterwards: Dependencies['afterwards'];
  hold: Hold;
  metrics: Dependencies['metrics'];
}

function dependencies(
  env: Env,
  logger: Logger,
  { database, producer, redis, limiter, afterwards, hold, metrics }: Parts,
): Dependencies {
  return {
    settings: {
      jwtSecret: env.JWT_SECRET,
      previousJwtSecret: env.JWT_SECRET_PREVIOUS,
      publicUrl: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
      stripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET,
      previousStripeWebhookSecret: env.STRIPE_WEBHOOK_SECRET_PREVIOUS,
      stripeDashboard: dashboardOf({ secretKey: env.STRIPE_SECRET_KEY, apiUrl: env.STRIPE_API_URL }),
      mailLimits: mailLimitsOf(env),
      root: env.ROOT_DIR,
      earlierBuilds: earlierBuildsOf(env),
      hasServiceWorker: env.SERVICE_WORKER === 'on',
      backupDays: env.BACKUP_KEEP,
      trustedProxies: env.TRUSTED_PROXIES,
      isSecondFactorRequired:
        (env.SECOND_FACTOR_REQUIRED ?? (env.NODE_ENV === 'production' ? 'on' : 'off')) === 'on',
    },
    logger,
    clock: systemClock,
    connection: database.connection,
    models: database.models,
    redis,
    dispatch: (rows) => {
      // While a restored database is held, events stay in the outbox.
      void hold.isHeld().then((isHeld) => isHeld || producer.dispatchSoon(...rows));
    },
    stripe: createStripe({ secretKey: env.STRIPE_SECRET_KEY, apiUrl: env.STRIPE_API_URL }),
    limiter,
    passwords: createPasswords(),
    sessionNotes: createSessionNotes(database.models, afterwards),
    afterwards,
    hold,
    metrics,
    states: createStates({
      mongodb: () => database.ping(),
      redis: () => producer.ping(),
      work: () => readWorkState({ models: database.models, clock: systemClock }),
    }),
  };
}

runMain(main);
