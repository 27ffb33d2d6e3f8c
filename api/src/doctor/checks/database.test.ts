import { notChecked, right, wrong } from '@camp/checks/check';
import { connectDatabase, type Database } from '@camp/database/connection';
import { connectUnprepared } from '@camp/database/connect-unprepared';
import { beat } from '@camp/database/heartbeat/heartbeat';
import { eventRow } from '@camp/database/outbox/record-event';
import { createLogger } from '@camp/runtime/logger';
import { createTestDatabase } from '@camp/testing/test-database';
import { Types } from 'mongoose';
import { runChecks } from '@camp/checks/run-checks';
import { backup } from '@camp/checks/backup';
import { mongodbReachable } from '@camp/checks/mongodb-reachable';
import { outbox } from '@camp/checks/outbox';
import { worker } from '@camp/checks/worker';
import { doctorTools } from '../../../test/doctor-tools';
import type { Check, Tools } from '../check';
import { migrations } from './migrations';
import { mongodbIndexes } from './mongodb-indexes';
import { mongodbReplicaSet } from './mongodb-replica-set';
import { mongodbVersion } from './mongodb-version';

const { uri } = createTestDatabase();
const logger = createLogger({ name: 'test', level: 'silent' });
const checks = [mongodbReachable, mongodbReplicaSet, mongodbVersion, mongodbIndexes, migrations];
const minute = 60_000;
const hour = 60 * minute;

let prepared: Database;
let database: ReturnType<typeof connectUnprepared>;
let tools: Tools;
beforeAll(() => {
  database = connectUnprepared(uri);
  tools = doctorTools({ database });
});
afterAll(async () => {
  await database.close();
  await prepared.close();
});

const find = async (check: Check) => (await runChecks([check], tools))[0]?.finding;

it('changes nothing in a database that the product never used', async () => {
  const parts = await runChecks([...checks, worker, outbox, backup], tools);

  expect(parts.filter(({ finding }) => finding.state === 'wrong').map(({ check }) => check.name)).toEqual([
    'mongodb-indexes',
    'migrations',
    'worker',
  ]);
  expect(await database.connection.db?.listCollections().toArray()).toEqual([]);
});

describe('in a database of the product', () => {
  beforeAll(async () => {
    prepared = connectDatabase({ uri, logger });
    await prepared.ready;
  });

  it('finds everything right', async () => {
    const parts = await runChecks(checks, tools);

    expect(parts.filter(({ finding }) => finding.state !== 'right')).toEqual([]);
  });

  it('finds a missing index', async () => {
    await prepared.models.Camper.collection.dropIndex('campId_1_waitlist_1_arrival_1');

    expect(await find(mongodbIndexes)).toEqual(
      wrong('Indexes are missing (1), such as campers.campId_1_waitlist_1_arrival_1.'),
    );
    await prepared.models.Camper.createIndexes();
  });

  it('finds data of an older and of a newer version', async () => {
    const ran = prepared.connection.collection<{ _id: number; name: string }>('migrations');
    const first = await ran.findOneAndDelete({ _id: 1 });
    const older = await find(migrations);
    await ran.insertOne(first!);
    await ran.insertOne({ _id: 9_999, name: 'of the future' });
    const newer = await find(migrations);
    await ran.deleteOne({ _id: 9_999 });

    expect(older).toEqual(wrong('Migrations are due (1). The API applies them when it starts.'));
    expect(newer).toEqual(wrong('A newer version of the product has changed the stored data.'));
  });

  it('finds a worker that is missing, and work that waits', async () => {
    const row = eventRow('user.password-changed', { userId: String(new Types.ObjectId()) });
    await prepared.models.Outbox.collection.insertOne({
      ...row,
      createdAt: new Date(Date.now() - 20 * minute),
    } as never);
    const before = [await find(worker), await find(outbox)];

    await beat(prepared.models);
    await prepared.models.Outbox.deleteMany({});

    expect(before).toEqual([
      wrong('No worker is running, so no email is sent.'),
      wrong('An event has waited for 20 minutes.'),
    ]);
    expect([await find(worker), await find(outbox)]).toEqual([
      right('A worker is running.'),
      right('No event has waited for long.'),
    ]);
  });

  it.each<[string, object[], ReturnType<typeof right>]>([
    ['is missing on the first day', [], notChecked('the first backup is not due yet.')],
    [
      'is recent and tested',
      [{ age: 3, file: 'a', testedAt: true }],
      right('The last backup is 3 hours old and tested.'),
    ],
    ['is old', [{ age: 50, file: 'a', testedAt: true }], wrong('The last backup is 2 days old.')],
    [
      'was not tested',
      [{ age: 3, file: 'a' }],
      wrong('The last backup was not tested. Set BACKUP_TEST_KEY_FILE.'),
    ],
    [
      'failed',
      [
        { age: 30, file: 'a', testedAt: true },
        { age: 6, problem: 'The disk is full.' },
      ],
      wrong('The last backup failed: The disk is full.'),
    ],
  ])('judges a backup that %s', async (_case, tries, finding) => {
    const rows = (tries as { age: number; testedAt?: boolean }[]).map(({ age, testedAt, ...row }) => {
      const madeAt = new Date(Date.now() - age * hour);
      return { ...row, madeAt, ...(testedAt && { testedAt: madeAt }) };
    });
    await prepared.models.Backup.deleteMany({});
    await prepared.models.Backup.insertMany(rows);

    expect(await find(backup)).toEqual(finding);
  });
});

it('says that MongoDB does not answer, and checks nothing in it', async () => {
  const away = connectUnprepared('mongodb://127.0.0.1:9/camp?directConnection=true');
  const parts = await runChecks([...checks, backup], doctorTools({ database: away }));
  await away.close();

  const [reachable, ...others] = parts.map(({ finding }) => finding);
  expect(reachable).toEqual(wrong('MongoDB does not answer at MONGODB_URI.'));
  expect(others).toEqual(others.map(() => notChecked('mongodb is not right.')));
});

it.each<[Check, object, string]>([
  [mongodbReplicaSet, {}, 'MongoDB is not a replica set, so it has no transactions.'],
  [
    mongodbVersion,
    { maxWireVersion: 17, version: '6.0.1' },
    'MongoDB 6.0.1 is too old. The product needs 7.0 or newer.',
  ],
])('refuses a server that the product does not run on', async (check, answer, sentence) => {
  const admin = () => ({ command: () => Promise.resolve(answer) });
  const other = { connection: { db: { admin } }, models: {} } as unknown as Tools['database'];

  expect(await check.run(doctorTools({ database: other }))).toEqual(wrong(sentence));
});
