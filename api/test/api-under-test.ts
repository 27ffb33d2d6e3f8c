import { once } from 'node:events';
import type { Server } from 'node:http';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { settleAccountRequest } from '@camp/database/account-request/settle-account-request';
import { markDispatched } from '@camp/database/outbox/mark-dispatched';
import { ensureDefaultRoles } from '@camp/database/role/default-roles';
import type { StoredUser } from '@camp/database/user/user-model';
import { createProducer } from '@camp/queue/producer';
import { connectRedis } from '@camp/queue/redis-connection';
import { createLogger } from '@camp/runtime/logger';
import { openTestDatabase } from '@camp/database/test/open-database';
import { createTestClock } from '@camp/testing/test-clock';
import { testRedisUrl } from '@camp/testing/test-database';
import { samplePassword } from '@camp/contracts/test/sign-up';
import { createUser } from '@camp/database/test/factories/user';
import { trusted } from 'mongoose';
import Stripe from 'stripe';
import supertest from 'supertest';
import { createAfterwards } from '../src/afterwards';
import type { Dependencies } from '../src/dependencies';
import { readWorkState } from '../src/failed-work/work-state';
import { createHttpServer } from '../src/server/http-server';
import { createMetrics } from '../src/server/metrics';
import type { Limits } from '../src/limits/limits';
import { createRateLimiter } from '../src/limits/rate-limiter';
import { createStates } from '../src/server/states';
import { createPasswords } from '../src/user/password/passwords';
import { neverHeld } from '../src/restore/hold';
import { createSessionNotes } from '../src/user/login/session-notes';
import { startSession } from '../src/user/login/sessions';

const many = { most: 100_000, per: 60 };

/** Limits that no test reaches by accident. */
export const generousLimits: Limits = {
  login: many,
  loginByAddress: many,
  loginByAccount: many,
  secondFactor: many,
  wrongLoginsNotice: many,
  badToken: many,
  addressChange: many,
  linkByAddress: many,
  registerByAddress: many,
  donate: many,
  stripe: many,
  upload: many,
  registration: many,
  update: many,
  download: many,
  testMails: many,
};

/** The password whose hash `createAccount` stores. */
export const knownPassword = samplePassword;

const cheapPasswords = createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Options of a test. */
export interface ApiOptions {
  limits?: Partial<Limits>;
  overrides?: (deps: Dependencies) => Partial<Dependencies>;
  redisUrl?: () => string;
  stripeUrl?: () => string;
}

/**
 * Serves the API on its own port, with its own database and a clock that is set to July 1, 2026. Call it at the top of
 * a test file.
 */
export function serveApi({ limits, overrides, redisUrl, stripeUrl }: ApiOptions = {}) {
  const clock = createTestClock('2026-07-01T12:00:00Z');
  const database = openTestDatabase({ clock });
  const { connection, models } = database;
  const logger = createLogger({ name: 'test', level: process.env.TEST_LOG ?? 'silent' });
  const stop: (() => Promise<unknown>)[] = [];
  let server: Server;
  let deps: Dependencies;

  beforeAll(async () => {
    await database.ready;
    await ensureDefaultRoles(models);
    const queuePrefix = `test-${randomUUID()}`;
    const redis = connectRedis(redisUrl?.() ?? testRedisUrl(), 'producer', logger);
    const producer = createProducer({
      redisUrl: redisUrl?.() ?? testRedisUrl(),
      logger,
      prefix: queuePrefix,
      markDispatched: (rows) => markDispatched(models, rows, clock.now()),
    });
    const afterwards = createAfterwards(logger);
    const parts: Dependencies = {
      settings: {
        jwtSecret: 'a secret of the tests, long enough',
        publicUrl: 'http://127.0.0.1:3000',
        stripeWebhookSecret: 'whsec_of_the_tests',
        stripeDashboard: 'https://dashboard.stripe.com/test/payments',
        mailLimits: { byNewBrowsers: 1_000, byEachBrowser: 1_000, inAll: 1_000 },
        root: join(__dirname, 'built'),
        earlierBuilds: join(__dirname, 'earlier-builds'),
        hasServiceWorker: true,
        backupDays: 14,
        trustedProxies: 0,
        isSecondFactorRequired: false,
      },
      logger,
      clock,
      connection,
      models,
      redis,
      queuePrefix,
      dispatch: (rows) => producer.dispatchSoon(...rows),
      stripe: stripeAt(stripeUrl?.() ?? 'http://127.0.0.1:9'),
      limiter: createRateLimiter({ ...generousLimits, ...limits }, { logger }),
      passwords: cheapPasswords,
      sessionNotes: createSessionNotes(models, afterwards),
      afterwards,
      hold: neverHeld,
      metrics: createMetrics(),
      states: createStates({
        mongodb: () => database.ping(),
        redis: () => producer.ping(),
        work: () => readWorkState({ models, clock }),
      }),
    };
    deps = { ...parts, ...overrides?.(parts) };
    server = createHttpServer(deps);
    server.prependListener('request', () => database.plans.enter());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    stop.push(
      async () => redis.disconnect(),
      () => producer.close(),
    );
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await deps.afterwards.settled();
    for (const step of stop) await step();
    await cheapPasswords.close();
  });

  /** An account that can log in with `knownPassword`. */
  const createAccount = async (values: Partial<StoredUser> = {}) =>
    createUser(models, { passwordHash: await cheapPasswords.hash(knownPassword), ...values });

  /** A client with a person's token, by default a new parent's. */
  const signedIn = async (user?: Pick<StoredUser, '_id'>) => {
    const { _id } = user ?? (await createAccount());
    // The account's current session data.
    const { token } = startSession(deps, await models.User.findById(_id).orFail().lean<StoredUser>());
    return { ...clientFor(() => server, token), token, userId: _id.toString() };
  };

  /** Settles all account requests as the worker does, oldest first. */
  const settleRequests = async () => {
    const { jwtSecret: secret, mailLimits } = deps.settings;
    const settlement = { now: clock.now(), secret, mailLimits };
    const open = { settled: trusted({ $exists: false }) };
    for (const { _id } of await models.AccountRequest.find(open).sort({ createdAt: 1, _id: 1 }).lean())
      await settleAccountRequest(connection, models, _id.toString(), settlement);
  };

  return {
    clock,
    models,
    settleRequests,
    connection,
    createAccount,
    signedIn,
    visitor: clientFor(() => server),
    get deps() {
      return deps;
    },
    get url() {
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
  };
}

/** Waits for the connection, whose commands fail until it is open. */
export async function redisIsReady(redis: Dependencies['redis']): Promise<void> {
  if (redis.status !== 'ready') await once(redis, 'ready');
}

/** The API as a test file has it. */
export type ServedApi = ReturnType<typeof serveApi>;

function clientFor(server: () => Server, token?: string) {
  const prepare = (test: supertest.Test) => (token ? test.set('Authorization', `Bearer ${token}`) : test);
  return {
    get: (path: string) => prepare(supertest(server()).get(path)),
    post: (path: string, body?: object) => {
      const test = prepare(supertest(server()).post(path));
      return body === undefined ? test : test.send(body);
    },
    delete: (path: string) => prepare(supertest(server()).delete(path)),
  };
}

function stripeAt(address: string): Stripe {
  const { hostname, port } = new URL(address);
  return new Stripe('sk_test_of_the_tests', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    timeout: 30_000,
  });
}

/** A person at the API. */
export type Client = ReturnType<typeof clientFor>;
