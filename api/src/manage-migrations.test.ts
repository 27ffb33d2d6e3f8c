import { connectDatabase } from '@camp/database/connection';
import { allMigrations } from '@camp/database/migrations/all-migrations';
import { createLogger } from '@camp/runtime/logger';
import { createTestDatabase } from '@camp/testing/test-database';
import { mongo } from 'mongoose';
import { manageMigrations } from './manage-migrations';

const { uri } = createTestDatabase();
let client: mongo.MongoClient;
beforeAll(async () => {
  client = await mongo.MongoClient.connect(uri);
});
afterAll(() => client.close());

const logger = createLogger({ name: 'test', level: 'silent' });
const last = allMigrations.at(-1)!;
const ran = () => client.db().collection<{ _id: number; name: string; version?: string }>('migrations');
const start = async () => {
  const database = connectDatabase({ uri, logger });
  try {
    await database.ready;
  } finally {
    await database.close();
  }
};
const all = async () =>
  Object.fromEntries(
    await Promise.all(
      ['roles', 'campers', 'migrations'].map(async (name) => [
        name,
        await client.db().collection(name).find().sort({ _id: 1 }).toArray(),
      ]),
    ),
  ) as Record<string, mongo.Document[]>;

it('names due migrations and their records, changes nothing, and counts what the start then changes', async () => {
  await ran().deleteMany({});
  await client.db().collection('roles').insertOne({ name: 'admin', actions: {} });
  await client
    .db()
    .collection('campers')
    .insertMany([{ allergicReactions: 'Yes' }, { allergicReactions: 'No' }, { flags: {} }]);
  const before = await all();

  const said = await manageMigrations(uri, ['--dry-run']);

  const counts: Partial<Record<number, string>> = { 2: '2 records', 10: '1 record', 11: '2 records' };
  expect(said.split('\n')).toEqual([
    'Nothing was changed. The next start would run:',
    ...allMigrations.map(({ number, name }) => `${number}. ${name}: ${counts[number] ?? 'no records'}`),
  ]);
  expect(await all()).toEqual(before);
  await client.db().collection('campers').deleteMany({});
  await start();
  expect(await manageMigrations(uri, ['--dry-run'])).toMatch(/^No migrations are due\./);
});

it('refuses to start an older version on newer data, and names both', async () => {
  await start();
  await ran().insertOne({ _id: 9_999, name: 'of the future', version: '7.0.0' });

  const refusal = /This is version \d.*version 7\.0\.0 has changed .*\(migration 9999: of the future\)/;
  await expect(start()).rejects.toThrow(refusal);
  await expect(manageMigrations(uri, ['--dry-run'])).rejects.toThrow(refusal);
  await ran().deleteOne({ _id: 9_999 });
  await start();
});

it('goes back over reversible migrations only, and runs them again at the next start', async () => {
  await start();
  const before = await ran().find().sort({ _id: 1 }).toArray();
  const fixed = Math.max(
    ...allMigrations.filter(({ isReversible }) => !isReversible).map((one) => one.number),
  );

  await expect(manageMigrations(uri, ['--back-to', String(fixed - 1)])).rejects.toThrow(
    /can’t use the data\. Restore a backup/,
  );
  expect(await ran().find().sort({ _id: 1 }).toArray()).toEqual(before);

  // The last migration of this version may be one that can't be undone.
  const later = { ...last, number: last.number + 1, isReversible: true };
  const said = await manageMigrations(uri, ['--back-to', String(fixed)], [...allMigrations, later]);
  const left = await ran().find().toArray();
  await start();

  expect(said).toContain(`A version whose last migration is ${fixed} can start again.`);
  expect(left.every(({ _id }) => _id <= fixed)).toBe(true);
  const again = await ran().find().sort({ _id: 1 }).toArray();
  expect(again.map(({ _id }) => _id)).toEqual(before.map(({ _id }) => _id));
  expect(await manageMigrations(uri, ['--back-to', String(last.number)])).toContain('Nothing was changed.');
});

it.each([[[]], [['--back-to']], [['--back-to', 'x']], [['--dry-run', 'now']]])(
  'explains how it is used (%j)',
  async (args) => {
    await expect(manageMigrations(uri, args)).rejects.toThrow('Usage:');
  },
);
