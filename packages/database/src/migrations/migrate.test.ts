import { createLogger } from '@camp/runtime/logger';
import { createTestDatabase } from '@camp/testing/test-database';
import { mongo } from 'mongoose';
import { connectDatabase } from '../connection';
import { takeLease } from './lease';
import { migrate, MigrationError } from './migrate';
import { allMigrations } from './all-migrations';
import type { Migration } from './migration';

const { uri } = createTestDatabase();
const logger = createLogger({ name: 'test', level: 'silent' });
const { signal } = new AbortController();

/** Each test starts without run migrations and without a lease. */
let client: mongo.MongoClient;
let database: mongo.Db;
beforeAll(async () => {
  client = await mongo.MongoClient.connect(uri);
  database = client.db();
});
beforeEach(async () => {
  for (const name of ['migrations', 'migration-leases', 'runs', 'camps'])
    await database.collection(name).deleteMany({});
});
afterAll(() => client.close());

/** A migration that records its run. */
const migration = (number: number, up?: Migration['up']): Migration => ({
  number,
  name: `number ${number}`,
  isReversible: true,
  countDue: () => Promise.resolve(0),
  up: async (db) => {
    await db.collection<{ number: number }>('runs').insertOne({ number });
    await up?.(db);
  },
});
const runs = async () =>
  (await database.collection<{ number: number }>('runs').find().sort({ _id: 1 }).toArray()).map(
    ({ number }) => number,
  );

it('runs pending migrations in order, and records them', async () => {
  await migrate(database, { logger, signal, migrations: [migration(1)] });
  await migrate(database, { logger, signal, migrations: [1, 2, 3].map((number) => migration(number)) });

  expect(await runs()).toEqual([1, 2, 3]);
  const notes = await database.collection('migrations').find().sort({ _id: 1 }).toArray();
  expect(notes).toMatchObject([1, 2, 3].map((number) => ({ _id: number, name: `number ${number}` })));
  expect(await database.collection('migration-leases').countDocuments()).toBe(0);
});

it('runs each once if several processes start at the same time, and all wait for the end', async () => {
  let ended = 0;
  const slow = migration(1, async () => {
    // Long enough for every process to check.
    for (let turn = 0; turn < 50; turn += 1) await database.collection('runs').countDocuments();
    ended += 1;
  });

  const endedForEach = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      await migrate(database, { logger, signal, migrations: [slow, migration(2)] });
      return ended;
    }),
  );

  expect(await runs()).toEqual([1, 2]);
  expect(endedForEach).toEqual([1, 1, 1, 1]);
});

it('runs a migration more than once without the lease, so the processes do race (control)', async () => {
  const withoutLease = async () => {
    const notes = database.collection<{ _id: number }>('migrations');
    if (await notes.findOne({ _id: 1 })) return;
    await migration(1).up(database);
    await notes.updateOne({ _id: 1 }, { $set: { name: 'number 1' } }, { upsert: true });
  };

  await Promise.all([1, 2, 3, 4].map(withoutLease));

  expect((await runs()).length).toBeGreaterThan(1);
});

it('names the failed migration, keeps the earlier ones, and continues there the next time', async () => {
  const failing = migration(2, () => Promise.reject(new Error('A field is missing.')));
  const first = migrate(database, { logger, signal, migrations: [migration(1), failing, migration(3)] });

  await expect(first).rejects.toThrow(MigrationError);
  await expect(first).rejects.toMatchObject({
    message: 'Migration 2 (number 2) failed.',
    cause: new Error('A field is missing.'),
  });
  await migrate(database, { logger, signal, migrations: [1, 2, 3].map((number) => migration(number)) });

  expect(await runs()).toEqual([1, 2, 2, 3]);
});

it('distinguishes a database that is away from a failing migration', async () => {
  const gone = new mongo.MongoNetworkError('Gone.');
  const cut = migration(1, () => Promise.reject(gone));
  await expect(migrate(database, { logger, signal, migrations: [cut] })).rejects.toBe(gone);
});

it('takes over from a process that died', async () => {
  const leases = database.collection<{ _id: string; holder: string; until: Date }>('migration-leases');
  await leases.insertOne({ _id: 'migrating since 11', holder: 'dead', until: new Date(Date.now() - 1) });

  await migrate(database, { logger, signal, migrations: [migration(1)] });

  expect(await runs()).toEqual([1]);
});

it('stops waiting for another process at its own shutdown', async () => {
  const lease = await takeLease(database, logger);
  const closing = new AbortController();
  const waiting = migrate(database, { logger, signal: closing.signal, migrations: [migration(1)] });
  closing.abort();

  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await lease?.release();
});

it('serves no query before the migrations are done', async () => {
  const lease = await takeLease(database, logger);
  const opened = connectDatabase({ uri, logger });
  const isReady = jest.fn();
  const ready = opened.ready.then(isReady);

  await expect(opened.models.User.findOne()).rejects.toThrow('buffering timed out');
  await expect(opened.ping()).rejects.toThrow('MongoDB was not reached yet.');
  expect(isReady).not.toHaveBeenCalled();
  await lease?.release();
  await ready;

  expect(await opened.models.User.findOne()).toBeNull();
  await opened.close();
});

it('numbers the migrations without gaps, and names each once', () => {
  expect(allMigrations.map(({ number }) => number)).toEqual(allMigrations.map((_, index) => index + 1));
  expect(new Set(allMigrations.map(({ name }) => name)).size).toBe(allMigrations.length);
});
