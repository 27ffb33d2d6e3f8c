import { randomUUID } from 'node:crypto';
import type { StoredDelivery } from '@camp/database/delivery/delivery-model';
import { beat } from '@camp/database/heartbeat/heartbeat';
import { createCamper } from '@camp/database/test/factories/camper';
import { createOutgoingWebhook } from '@camp/database/test/factories/outgoing-webhook';
import { createPayment } from '@camp/database/test/factories/payment';
import { openTestDatabase } from '@camp/database/test/open-database';
import { connectRedis } from '@camp/queue/redis-connection';
import { createLogger } from '@camp/runtime/logger';
import { createTestClock } from '@camp/testing/test-clock';
import { testRedisUrl } from '@camp/testing/test-database';
import { Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import { createConnection, Types } from 'mongoose';
import type { SystemTools } from './check';
import { readDiskSpace } from './disk';
import { checkSystem, systemChecks } from './system-checks';

const clock = createTestClock('2026-07-01T12:00:00Z');
const database = openTestDatabase({ clock });
const { models } = database;
const logger = createLogger({ name: 'test', level: 'silent' });
const connections: Redis[] = [];
const connect = (url: string) => {
  const redis = connectRedis(url, 'producer', logger);
  connections.push(redis);
  return redis;
};
let tools: SystemTools;

beforeAll(async () => {
  await database.ready;
  const redis = connect(testRedisUrl());
  if (redis.status !== 'ready') await new Promise((resolve) => redis.once('ready', resolve));
});
afterAll(() => connections.forEach((redis) => redis.disconnect()));

const ago = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
const day = 24 * 60;

/** A system in which all is right. */
beforeEach(async () => {
  for (const name of [
    'Outbox',
    'Delivery',
    'Payment',
    'WebhookEvent',
    'OutgoingWebhook',
    'Backup',
    'Restore',
    'Heartbeat',
    'Retention',
  ] as const)
    await models[name].collection.deleteMany({});
  await models.User.collection.deleteMany({});
  await beat(models);
  await models.Retention.create({ _id: 'retention', ranAt: ago(60), deleted: { audit: 0 } });
  await models.Backup.create({ madeAt: ago(60), file: 'a.age', testedAt: ago(50) });
  await models.WebhookEvent.create({ _id: 'evt_1', type: 'payment_intent.succeeded', objectId: 'pi_1' });
  tools = {
    clock,
    database,
    redis: connections[0]!,
    queuePrefix: `test-${randomUUID()}`,
    readDiskSpace,
  };
});

const dead = (count: number) =>
  models.Delivery.create(
    Array.from({ length: count }, (): Partial<StoredDelivery> => ({
      eventId: new Types.ObjectId(),
      handler: 'mail.receipt',
      payload: {},
      state: 'dead',
      reason: 'The mail server refused the email with code 550.',
    })),
  );

/** Makes each check wrong. A check without an entry fails the test. */
const faults: Record<string, () => Promise<unknown>> = {
  restored: () => models.Restore.create({ _id: 'restore', madeAt: ago(day), restoredAt: ago(10) }),
  'outgoing-webhooks': () => createOutgoingWebhook(models, { isOn: false, switchedOffAt: ago(10) }),
  mongodb: async () => {
    tools.database = { models, connection: createConnection() };
  },
  redis: async () => {
    tools.redis = connect('redis://127.0.0.1:1');
  },
  worker: () => models.Heartbeat.updateOne({}, { at: new Date(Date.now() - 120_000) }),
  outbox: () =>
    models.Outbox.collection.insertOne({
      _id: new Types.ObjectId(),
      name: 'user.password-changed',
      payload: {},
      createdAt: ago(6),
    }),
  queue: async () => {
    const queue = new Queue('mail', { connection: { url: testRedisUrl() }, prefix: tools.queuePrefix });
    await queue.add('mail.receipt', {}, { timestamp: ago(6).getTime() });
    await queue.close();
  },
  'failed-jobs': () => dead(1),
  email: () => dead(3),
  'failing-addresses': () =>
    models.User.collection.insertOne({ emailKey: randomUUID(), mailFailingSince: ago(60) } as never),
  'webhook-heard': async () => {
    await models.WebhookEvent.deleteMany({});
    await createPayment(models, [await createCamper(models)], { settledAt: ago(90) });
  },
  backup: async () => {
    await models.Backup.deleteMany({});
    await models.Backup.create({ madeAt: ago(2 * day), file: 'a.age', testedAt: ago(2 * day) });
  },
  retention: () => models.Retention.updateOne({}, { ranAt: ago(3 * day) }),
  'erasures-asked': () =>
    models.User.collection.insertOne({ emailKey: randomUUID(), erasureAskedAt: ago(60) } as never),
  disk: async () => {
    tools.readDiskSpace = async () => ({ free: 1_000_000_000, total: 40_000_000_000 });
  },
  versions: () => models.Heartbeat.updateOne({}, { version: '0.9.0' }),
};

const resultOf = async (name: string) => (await checkSystem(tools)).find((check) => check.name === name);

it('is right if everything works', async () => {
  const { free } = await readDiskSpace(process.cwd());
  // The machine that runs the tests may have a full disk.
  tools.readDiskSpace = async () => ({ free: Math.max(free, 3_000_000_000), total: 40_000_000_000 });

  const found = await checkSystem(tools);

  expect(found.filter(({ state }) => state !== 'right')).toEqual([]);
  expect(found.map(({ name }) => name)).toEqual(systemChecks.map(({ name }) => name));
});

it.each(systemChecks.map((check) => [check.name, check] as const))(
  'says that “%s” is wrong, with the help that the runbook explains',
  async (name, { help }) => {
    await faults[name]?.();

    expect(await resultOf(name)).toMatchObject({
      state: 'wrong',
      help,
      sentence: expect.stringMatching(/\.$/),
    });
  },
);

it('names no address, id or job of a person', async () => {
  for (const [name, fault] of Object.entries(faults))
    if (name !== 'mongodb' && name !== 'redis') await fault();

  expect(JSON.stringify(await checkSystem(tools))).not.toMatch(/[0-9a-f]{24}|@|mail\.receipt/);
});

it('previews what the next retention deletes', async () => {
  await models.Audit.collection.insertOne({ createdAt: ago(4 * 365 * day) } as never);

  expect(await resultOf('retention')).toMatchObject({
    state: 'right',
    sentence: 'Old data was deleted 60 minutes ago. The next run deletes 1 audit entry older than 3 years.',
  });
  await models.Audit.collection.deleteMany({});
});

it.each([
  [50, 'right'],
  [61, 'wrong'],
])('allows a retention an hour until its result is stored (%i minutes: %s)', async (minutes, state) => {
  await models.Retention.updateOne({}, { ranAt: ago(minutes), $unset: { deleted: 1 } });

  expect(await resultOf('retention')).toMatchObject({ state });
});

it.each<[string, () => Promise<unknown>, RegExp]>([
  [
    'the last backup failed',
    () => models.Backup.create({ madeAt: ago(1), problem: 'The disk is full.' }),
    /failed: The disk is full\.$/,
  ],
  [
    'it was not copied',
    () => models.Backup.updateMany({}, { copyProblem: 'The copy to s3.example.org failed: status 403.' }),
    /s3\.example\.org failed: status 403\.$/,
  ],
  [
    'it was not tested',
    () => models.Backup.updateMany({}, { $unset: { testedAt: 1 } }),
    /was not tested\. Set BACKUP_TEST_KEY_FILE\.$/,
  ],
])('warns of a backup if %s', async (_what, fault, sentence) => {
  await fault();
  expect(await resultOf('backup')).toMatchObject({
    state: 'wrong',
    sentence: expect.stringMatching(sentence),
  });
});

it('says how old the last copy in another place is', async () => {
  await models.Backup.create({ madeAt: ago(10), file: 'b.age', testedAt: ago(9) });
  await models.Backup.updateOne({ file: 'a.age' }, { copiedAt: ago(50) });

  expect(await resultOf('backup')).toMatchObject({
    state: 'right',
    sentence:
      'The last backup is 10 minutes old and tested. The last copy in another place is 60 minutes old.',
  });
});

it('does not ask for a backup on the first day', async () => {
  await models.Backup.deleteMany({});
  const first = (created: Date) =>
    models.User.collection.insertOne({
      _id: Types.ObjectId.createFromTime(created.getTime() / 1_000),
      emailKey: randomUUID(),
    });

  expect(await resultOf('backup')).toMatchObject({ state: 'not-checked' });
  await first(ago(60));
  expect(await resultOf('backup')).toMatchObject({ state: 'not-checked' });
  await first(ago(3 * day));
  expect(await resultOf('backup')).toMatchObject({ state: 'wrong', sentence: 'No backup was ever made.' });
  await models.User.collection.deleteMany({});
});

it('takes a few refused emails among many for wrong addresses', async () => {
  await dead(3);
  await models.Delivery.create(
    Array.from({ length: 60 }, (): Partial<StoredDelivery> => ({
      eventId: new Types.ObjectId(),
      handler: 'mail.receipt',
      payload: {},
      state: 'done',
    })),
  );
  expect(await resultOf('email')).toMatchObject({
    state: 'right',
    sentence: 'Emails of the last 24 hours: 60 accepted, 3 refused.',
  });
  clock.pass(25 * 60 * 60_000);
  expect(await resultOf('email')).toMatchObject({
    sentence: expect.stringContaining('0 accepted, 0 refused'),
  });
  clock.set('2026-07-01T12:00:00Z');
});

it('names a refused login at the mail server, until the worker can log in again', async () => {
  await beat(models, true);
  expect(await resultOf('email')).toMatchObject({
    state: 'wrong',
    sentence: 'The mail server refuses the user or the password in SMTP_URL. Emails wait for it.',
  });

  await beat(models);
  expect(await resultOf('email')).toMatchObject({ state: 'right' });
});

it('has a fault for every check', () => {
  expect(Object.keys(faults).sort()).toEqual(systemChecks.map(({ name }) => name).sort());
});
