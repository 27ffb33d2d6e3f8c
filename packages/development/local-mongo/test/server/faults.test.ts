import { setTimeout as sleep } from 'node:timers/promises';
import { Long, UUID } from 'bson';
import type { MongoServerError } from 'mongodb';
import { startTestServer, type TestServer } from '../support';
import { RawClient } from './raw-client';

let mongo: TestServer;
beforeAll(async () => {
  mongo = await startTestServer();
});
afterAll(() => mongo.close());

const admin = () => mongo.client.db('admin');
const failCommand = (mode: unknown, data: object) =>
  admin().command({ configureFailPoint: 'failCommand', mode, data });

test('a command fails the requested number of times, with its code', async () => {
  const things = mongo.database().collection('things');
  await failCommand({ times: 2 }, { failCommands: ['find'], errorCode: 8 });

  const codes: unknown[] = [];
  for (let round = 0; round < 3; round += 1) {
    codes.push(
      await things.findOne().then(
        () => 'found',
        (error: MongoServerError) => error.code,
      ),
    );
  }

  expect(codes).toEqual([8, 8, 'found']);
});

test('a retryable write is resent after a retryable error, and executed once', async () => {
  const things = mongo.database().collection('things');
  await failCommand({ times: 1 }, { failCommands: ['insert'], errorCode: 10107 });

  await things.insertOne({ a: 1 });

  expect(await things.countDocuments()).toBe(1);
});

test('a retry survives a closed connection', async () => {
  const things = mongo.database().collection('things');
  await failCommand({ times: 1 }, { failCommands: ['update'], closeConnection: true });

  await things.updateOne({ k: 1 }, { $inc: { n: 1 } }, { upsert: true });

  expect(await things.findOne({}, { projection: { _id: 0 } })).toEqual({ k: 1, n: 1 });
});

test('labels, skip and application name are respected', async () => {
  const $db = mongo.database().databaseName;
  const [mine, theirs] = [
    await RawClient.connect(mongo.server!.uri),
    await RawClient.connect(mongo.server!.uri),
  ];
  await theirs.command({ hello: 1, client: { application: { name: 'other' } }, $db });
  const data = { failCommands: ['find'], errorCode: 8, errorLabels: ['Mine'], appName: 'other' };
  await failCommand({ skip: 1 }, data);

  const replies = [];
  for (const client of [mine, theirs, theirs, mine])
    replies.push(await client.command({ find: 'things', $db }));
  await failCommand('off', {});
  replies.push(await theirs.command({ find: 'things', $db }));

  expect(replies.map(({ ok }) => ok as unknown)).toEqual([1, 1, 0, 1, 1]);
  expect(replies[2]).toMatchObject({ code: 8, errorLabels: ['Mine'] });
  mine.close();
  theirs.close();
});

test('a command can be delayed', async () => {
  const things = mongo.database().collection('things');
  await failCommand({ times: 1 }, { failCommands: ['find'], blockConnection: true, blockTimeMS: 60 });
  const order: string[] = [];

  await Promise.all([
    things.findOne().then(() => order.push('find')),
    things.countDocuments().then(() => order.push('aggregate')),
  ]);

  expect(order).toEqual(['aggregate', 'find']);
});

test('without fail points the command is unknown', async () => {
  const plain = await startTestServer({ failPoints: false });

  const configured = plain.client.db('admin').command({ configureFailPoint: 'failCommand', mode: 'off' });

  await expect(configured).rejects.toMatchObject({ code: 59 });
  await plain.close();
});

describe('repeated writes', () => {
  const session = () => ({ lsid: { id: new UUID() }, txnNumber: Long.fromNumber(1) });

  test.each([
    ['insert', { insert: 'things', documents: [{ _id: 1 }] }],
    ['update', { update: 'things', updates: [{ q: { _id: 2 }, u: { $inc: { n: 1 } } }] }],
    ['delete', { delete: 'things', deletes: [{ q: {}, limit: 1 }] }],
    ['findAndModify', { findAndModify: 'things', query: { _id: 2 }, update: { $inc: { n: 1 } }, new: true }],
  ])('%s is executed once, even if both arrive together', async (_name, command) => {
    const $db = mongo.database().databaseName;
    const client = await RawClient.connect(mongo.server!.uri);
    const second = await RawClient.connect(mongo.server!.uri);
    await client.command({
      insert: 'things',
      documents: [
        { _id: 2, n: 0 },
        { _id: 3, n: 0 },
      ],
      $db,
    });
    const repeated = { ...command, ...session(), $db };

    const [first, again] = await Promise.all([client.command(repeated), second.command(repeated)]);
    const later = await client.command(repeated);

    const essence = ({ n, nModified, value, lastErrorObject }: Record<string, unknown>) => ({
      n,
      nModified,
      value,
      lastErrorObject,
    });
    expect(essence(again)).toEqual(essence(first));
    expect(essence(later)).toEqual(essence(first));
    const { cursor } = await client.command({ find: 'things', filter: {}, $db });
    const [insertions, deletions] = [_name === 'insert' ? 1 : 0, _name === 'delete' ? 1 : 0];
    expect((cursor as { firstBatch: unknown[] }).firstBatch).toHaveLength(2 + insertions - deletions);
    if (_name === 'update' || _name === 'findAndModify') {
      expect((cursor as { firstBatch: unknown[] }).firstBatch[0]).toEqual({ _id: 2, n: 1 });
    }
    client.close();
    second.close();
  });

  test('only statements that were not executed are executed', async () => {
    const $db = mongo.database().databaseName;
    const client = await RawClient.connect(mongo.server!.uri);
    const identity = session();
    const [first, second] = [
      { q: { _id: 1 }, u: { $inc: { n: 1 } }, upsert: true },
      { q: { _id: 2 }, u: { $inc: { n: 1 } }, upsert: true },
    ];
    await client.command({ update: 'things', updates: [first], ...identity, $db });

    const reply = await client.command({ update: 'things', updates: [first, second], ...identity, $db });

    expect(reply).toMatchObject({ n: 2, retriedStmtIds: [0] });
    const { cursor } = await client.command({ find: 'things', $db });
    expect((cursor as { firstBatch: unknown }).firstBatch).toEqual([
      { _id: 1, n: 1 },
      { _id: 2, n: 1 },
    ]);
    client.close();
  });

  test('a repeated command is executed once while the first is still waiting', async () => {
    const things = mongo.database().collection<{ _id: number; n: number }>('things');
    await things.insertOne({ _id: 1, n: 0 });
    const holder = mongo.client.startSession();
    holder.startTransaction();
    await things.updateOne({ _id: 1 }, { $inc: { n: 10 } }, { session: holder });
    const clients = [await RawClient.connect(mongo.server!.uri), await RawClient.connect(mongo.server!.uri)];
    const updates = [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }];
    const repeated = { update: 'things', updates, ...session(), $db: things.dbName };

    const replies = clients.map((client) => client.command(repeated));
    await sleep(50);
    await holder.commitTransaction();

    expect((await Promise.all(replies)).map(({ n }) => n as unknown)).toEqual([1, 1]);
    expect(await things.findOne()).toEqual({ _id: 1, n: 11 });
    clients.forEach((client) => client.close());
    await holder.endSession();
  });

  test('an older transaction number is rejected', async () => {
    const client = await RawClient.connect(mongo.server!.uri);
    const identity = session();
    const $db = mongo.database().databaseName;
    await client.command({
      insert: 'things',
      documents: [{ _id: 1 }],
      ...identity,
      txnNumber: Long.fromNumber(5),
      $db,
    });

    const reply = await client.command({ insert: 'things', documents: [{ _id: 2 }], ...identity, $db });

    expect(reply).toMatchObject({ ok: 0, code: 225 });
    client.close();
  });
});
