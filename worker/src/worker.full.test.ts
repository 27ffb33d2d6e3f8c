import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createUser } from '@camp/testing/factories/user';
import { Redis } from 'ioredis';
import { prepareWorker } from './fixture';

const { bench } = prepareWorker({ redispatchAfter: 60_000 });
const models = () => bench().deps.database.models;
const started: ChildProcess[] = [];
let redisDatabase: string;

/** A database of Redis's own, since the real process uses the product's own prefix. */
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
      MONGODB_URI: withDatabase(String(process.env.TEST_MONGODB_URI), connection.name),
      REDIS_URL: redisDatabase,
      SMTP_URL: inbox.url,
      MAIL_FROM: 'Camp <camp@example.org>',
      PUBLIC_URL: 'http://camp.test',
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_API_URL: simulator.url,
      JWT_SECRET: 'x'.repeat(40),
      LOG_LEVEL: 'info',
      ...changes,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  return child;
}

function withDatabase(server: string, name: string): string {
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
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

/** @param before - the lease of the worker before, which is dead */
async function taken(eventId: string, before?: Date): Promise<Date | undefined> {
  const deadline = Date.now() + 40_000;
  while (Date.now() < deadline) {
    const delivery = await models().Delivery.findOne({ eventId }).lean();
    const { state, leaseUntil } = delivery ?? {};
    if (state === 'working' && leaseUntil?.getTime() !== before?.getTime()) return leaseUntil;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('No worker took the job.');
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
  // What hung in the dead workers' connections never counted.
  bench().inbox.accept();
  const before = mails().length;

  startProcess();
  const deadline = Date.now() + 40_000;
  while ((await models().Outbox.exists({ _id: eventId })) && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100));

  expect(await models().Delivery.findOne({ eventId }).lean()).toMatchObject({ state: 'done' });
  expect(mails().length - before).toBe(1);
  expect(new Set(mails().map(({ messageId }) => messageId)).size).toBe(1);
});

it('finishes what is under way on SIGTERM and ends with 0 (F17)', async () => {
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

it('refuses to start without what it needs, in one sentence that names it (F23)', async () => {
  const child = startProcess({ JWT_SECRET: undefined, SMTP_URL: 'http://mail' });

  const [words, [code]] = await Promise.all([collect(child.stderr), once(child, 'exit')]);

  expect(code).toBe(1);
  expect(words).toMatch(/JWT_SECRET is missing/);
  expect(words).toMatch(/SMTP_URL is wrong/);
  expect(words.trim().split('\n')).toHaveLength(1);
});

it('refuses a weak secret in production', async () => {
  const child = startProcess({ NODE_ENV: 'production' });

  const [words, [code]] = await Promise.all([collect(child.stderr), once(child, 'exit')]);

  expect(code).toBe(1);
  expect(words).toContain('JWT_SECRET');
});
