import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createUser } from '@camp/database/test/factories/user';
import { startLimitedMongo } from '@camp/testing/limited-mongo';
import { medicalKey } from '@camp/testing/medical-key';
import { withDatabase } from '@camp/testing/mongo-address';
import { startTcpProxy } from '@camp/testing/tcp-proxy';
import { testServer } from '@camp/testing/test-database';
import { Redis } from 'ioredis';
import { prepareWorker } from '../test/fixture';

const { bench } = prepareWorker({ redispatchAfter: 60_000 });
const models = () => bench().deps.database.models;
const started: ChildProcess[] = [];
let redisDatabase: string;

/** The real process uses the product's own prefix, so this test needs its own Redis database. */
beforeAll(async () => {
  const address = new URL(bench().deps.settings.redisUrl);
  address.pathname = '/7';
  redisDatabase = address.href;
  const redis = new Redis(redisDatabase);
  await redis.flushdb();
  redis.disconnect();
});
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

function startProcess(changes: Record<string, string | undefined> = {}): ChildProcess {
  const { deps, inbox, simulator } = bench();
  const { connection } = deps.database;
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'worker.ts')], {
    env: {
      PATH: process.env.PATH,
      MONGODB_URI: withDatabase(testServer(), connection.name),
      REDIS_URL: redisDatabase,
      SMTP_URL: inbox.url,
      MAIL_FROM: 'Camp <sender@example.org>',
      PUBLIC_URL: 'http://camp.test',
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_API_URL: simulator.url,
      JWT_SECRET: 'x'.repeat(40),
      MEDICAL_KEY: medicalKey,
      LOG_LEVEL: 'info',
      ...changes,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

async function collect(stream: NodeJS.ReadableStream | null): Promise<string> {
  let text = '';
  for await (const chunk of stream ?? []) text += String(chunk);
  return text;
}

async function passwordChanged() {
  const user = await createUser(models());
  const payload = { userId: user._id.toString() };
  const row = await bench().record('user.password-changed', payload);
  const eventId = row._id.toString();
  const mails = () =>
    bench()
      .inbox.messages()
      .filter(({ recipients }) => recipients.includes(user.email));
  return { eventId, mails };
}

/**
 * Waits until a worker has taken the job. On a quiet machine that takes up to 20 seconds, and a busy machine needs more
 * to start a worker.
 * @param before - the lease of the previous worker, which is dead
 */
async function taken(eventId: string, before?: Date): Promise<Date | undefined> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline) {
    const delivery = await models().Delivery.findOne({ eventId }).lean();
    const { state, leaseUntil } = delivery ?? {};
    if (state === 'working' && leaseUntil?.getTime() !== before?.getTime()) return leaseUntil;
    await pause(50);
  }
  throw new Error('No worker took the job within 60 seconds.');
}

it('completes a job whose worker is killed three times in it (F16)', async () => {
  const { eventId, mails } = await passwordChanged();
  bench().inbox.hang();
  let lease: Date | undefined;
  for (let kill = 0; kill < 3; kill += 1) {
    const child = startProcess();
    lease = await taken(eventId, lease);
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  // Emails pending in the dead workers' connections are never counted.
  bench().inbox.accept();
  const before = mails().length;

  startProcess();
  const deadline = Date.now() + 40_000;
  while ((await models().Outbox.exists({ _id: eventId })) && Date.now() < deadline) await pause(100);

  expect(await models().Delivery.findOne({ eventId }).lean()).toMatchObject({ state: 'done' });
  expect(mails().length - before).toBe(1);
  expect(new Set(mails().map(({ messageId }) => messageId)).size).toBe(1);
});

it('sends no second email when it is killed after the first, with the database away', async () => {
  const { eventId, mails } = await passwordChanged();
  const { name } = bench().deps.database.connection;
  const proxy = await startTcpProxy(testServer());
  bench().inbox.hang();
  const first = startProcess({ MONGODB_URI: withDatabase(proxy.uri, name) });
  await taken(eventId);
  // The worker must have read the records, since without the database it couldn't compose an email.
  while (bench().inbox.held() === 0) await pause(50);

  proxy.freeze();
  bench().inbox.accept();
  const redis = new Redis(redisDatabase);
  const known = () => redis.hget(`camp:mail:${eventId}-mail.password-changed`, 'data');
  while (!(await known())?.includes('"happened":true'));
  redis.disconnect();
  first.kill('SIGKILL');
  await once(first, 'exit');
  proxy.close();
  startProcess();
  while (await models().Outbox.exists({ _id: eventId })) await pause(100);

  expect(await models().Delivery.findOne({ eventId }).lean()).toMatchObject({ state: 'done' });
  expect(mails()).toHaveLength(1);
});

it('finishes running jobs at SIGTERM and exits with 0 (F17)', async () => {
  const { eventId, mails } = await passwordChanged();
  bench().inbox.hang();
  const child = startProcess();
  await taken(eventId);

  child.kill('SIGTERM');
  bench().inbox.accept();
  const [code] = (await once(child, 'exit')) as [number | null];

  expect(code).toBe(0);
  expect(mails()).toHaveLength(1);
});

it('refuses to start with a missing setting, and names it in one sentence (F23)', async () => {
  const child = startProcess({ JWT_SECRET: undefined, SMTP_URL: 'http://mail' });

  const [words, [code]] = await Promise.all([collect(child.stderr), once(child, 'exit')]);

  expect(code).toBe(1);
  expect(words).toMatch(/JWT_SECRET is missing/);
  expect(words).toMatch(/SMTP_URL is wrong/);
  expect(words.trim().split('\n')).toHaveLength(1);
});

it('refuses a database that lacks a required feature, in one sentence', async () => {
  const old = await startLimitedMongo(testServer(), { announces: { maxWireVersion: 20 } });
  const child = startProcess({ MONGODB_URI: old.uri });

  const [words, [code]] = await Promise.all([collect(child.stderr), once(child, 'exit')]);
  old.close();

  expect([code, words]).toEqual([
    1,
    'MONGODB_URI names a MongoDB older than 7.0. The product needs 7.0 or newer.\n',
  ]);
});

it('refuses test services in production', async () => {
  const JWT_SECRET = 'q8Zr2LwX0vTn5KbYc7JdHf3MgPs9AeUi';
  const STRIPE_SECRET_KEY = 'sk_test_51q8Zr2LwX0vTn5KbYc7JdHf3MgPs9';
  const child = startProcess({ NODE_ENV: 'production', JWT_SECRET, STRIPE_SECRET_KEY });

  const [words, [code]] = await Promise.all([collect(child.stderr), once(child, 'exit')]);

  expect(code).toBe(1);
  expect(words).toMatch(
    /^Refusing to start in production: PUBLIC_URL .+\. SMTP_URL .+\. STRIPE_API_URL .+\.\n$/,
  );
});

it('refuses a weak secret in production', async () => {
  const child = startProcess({ NODE_ENV: 'production' });

  const [words, [code]] = await Promise.all([collect(child.stderr), once(child, 'exit')]);

  expect(code).toBe(1);
  expect(words).toContain('JWT_SECRET');
});
