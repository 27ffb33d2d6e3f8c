import { deserialize, serialize } from 'bson';
import type { Filter, FindOptions } from 'mongodb';
import { startChild } from '../durability/child';
import { startTestServer, type TestServer } from '../support';
import { RawClient } from './raw-client';

let mongo: TestServer;
beforeAll(async () => {
  mongo = await startTestServer();
});
afterAll(() => mongo.close());

interface Statistics {
  executionStats: { nReturned: number; totalDocsExamined: number; totalKeysExamined: number };
  queryPlanner: { winningPlan: { stage: string; inputStage?: { indexName: string } } };
}

const thousand = Array.from({ length: 1000 }, (_, n) => ({ _id: n, n, group: n % 10, text: `name ${n}` }));

async function collectionWithIndexes() {
  const things = mongo.database().collection<{ _id: number }>('things');
  await things.insertMany(thousand);
  await things.createIndex({ n: 1 });
  await things.createIndex({ group: 1, n: 1 });
  await things.createIndex({ text: 1 }, { partialFilterExpression: { n: { $gte: 500 } } });
  return things;
}

test.each<[Filter<{ _id: number }>, FindOptions, string | undefined, number, number]>([
  [{ n: 5 }, {}, 'n_1', 1, 1],
  [{ n: { $gte: 10, $lt: 20 } }, {}, 'n_1', 10, 10],
  [{ n: { $in: [1, 2, 2000] } }, {}, 'n_1', 2, 2],
  [{ group: 3, n: { $lt: 100 } }, {}, 'group_1_n_1', 10, 10],
  [{ _id: 7 }, {}, '_id_', 1, 1],
  [{ text: 'name 600', n: { $gt: 500 } }, {}, 'text_1', 1, 1],
  [{ text: 'name 600' }, {}, undefined, 1, 1000],
  [{ 'missing.field': 1 }, {}, undefined, 0, 1000],
  [{}, { sort: { n: -1 }, limit: 3 }, 'n_1', 3, 3],
  [{ group: 3 }, { sort: { n: 1 }, limit: 2 }, 'group_1_n_1', 2, 2],
])(
  'explain of %j with %j names the index and what was examined',
  async (filter, options, index, returned, examined) => {
    const things = await collectionWithIndexes();

    const { executionStats, queryPlanner } = (await things
      .find(filter, options)
      .explain()) as unknown as Statistics;

    expect(queryPlanner.winningPlan.inputStage?.indexName).toBe(index);
    expect([executionStats.nReturned, executionStats.totalDocsExamined]).toEqual([returned, examined]);
  },
);

test('an $or uses an index for each branch, or none', async () => {
  const things = await collectionWithIndexes();
  const examined = async (...branches: Filter<{ _id: number }>[]) => {
    const cursor = things.find({ $or: branches });
    const { executionStats } = (await cursor.clone().explain()) as unknown as Statistics;
    return [executionStats.totalDocsExamined, (await cursor.toArray()).map(({ _id }) => _id).sort()];
  };

  expect(await examined({ n: 5 }, { group: 7, n: { $lt: 10 } }, { _id: 5 })).toEqual([2, [5, 7]]);
  expect(await examined({ n: 5 }, { 'missing.field': 1 })).toEqual([1000, [5]]);
});

test('explain shows an in-memory sort, and none if the index has the order', async () => {
  const things = await collectionWithIndexes();
  const stageBy = async (sort: Record<string, 1>) => {
    const { queryPlanner } = (await things.find({ group: 3 }).sort(sort).explain()) as unknown as {
      queryPlanner: { winningPlan: { stage: string } };
    };
    return queryPlanner.winningPlan.stage;
  };

  expect(await stageBy({ n: 1 })).toBe('FETCH');
  expect(await stageBy({ _id: 1 })).toBe('SORT');
});

test('explain of an update changes nothing', async () => {
  const things = await collectionWithIndexes();
  const database = mongo.client.db(things.dbName);

  const update = { update: 'things', updates: [{ q: { n: 5 }, u: { $set: { n: -1 } } }] };
  const { executionStats } = (await database.command({ explain: update })) as unknown as Statistics;

  expect(executionStats).toMatchObject({ nReturned: 1, totalDocsExamined: 1 });
  expect(await things.findOne({ _id: 5 })).toMatchObject({ n: 5 });
});

test('a cursor yields every document once, whatever the batches', async () => {
  const things = await collectionWithIndexes();

  const found = await things
    .find()
    .batchSize(7)
    .sort({ n: 1 })
    .map(({ _id }) => _id)
    .toArray();

  expect(found).toEqual(thousand.map(({ _id }) => _id));
});

test('batches stay below 16 MB', async () => {
  const things = mongo.database().collection('things');
  const photo = Buffer.alloc(7_000_000);
  for (let n = 0; n < 5; n += 1) await things.insertOne({ n, photo });

  const found = await things.find().toArray();

  expect(found).toHaveLength(5);
});

test('a document above 16 MB is rejected, also when an update makes it too large', async () => {
  const things = mongo.database().collection<{ _id: number; parts: Buffer[] }>('things');
  await things.insertOne({ _id: 1, parts: [Buffer.alloc(9_000_000)] });

  const grown = things.updateOne({ _id: 1 }, { $push: { parts: Buffer.alloc(9_000_000) } });

  await expect(grown).rejects.toMatchObject({ code: 17419 });
  await expect(things.insertOne({ _id: 2, parts: [Buffer.alloc(17_000_000)] })).rejects.toThrow(/large/);
});

test('documents expire by date', async () => {
  const things = mongo.database().collection<{ _id: number; at?: Date | Date[] }>('things');
  await things.createIndex({ at: 1 }, { expireAfterSeconds: 60 });
  const [past, future] = [new Date(Date.now() - 61_000), new Date(Date.now() + 60_000)];
  await things.insertMany([
    { _id: 1, at: past },
    { _id: 2, at: future },
    { _id: 3 },
    { _id: 4, at: [future, past] },
  ]);

  mongo.server!.state.store.removeExpired();

  expect((await things.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id)).toEqual([2, 3]);
});

test('two clients in two processes see one database', async () => {
  const things = mongo.database().collection<{ _id: string; n?: number }>('things');
  await things.insertOne({ _id: 'counter', n: 0 });

  const clients = await Promise.all(
    [1, 2].map((client) =>
      startChild('../server/client-process.ts', [mongo.server!.uri, things.dbName, String(client)]),
    ),
  );

  expect(clients.map(({ message }) => message)).toEqual(['done', 'done']);
  expect(await things.findOne({ _id: 'counter' })).toEqual({ _id: 'counter', n: 400 });
  expect(await things.countDocuments({ _id: /^unique/ })).toBe(50);
  await Promise.all(clients.map((client) => client.kill()));
});

test('a command that exceeds its time limit ends', async () => {
  const things = await collectionWithIndexes();
  const sums = { $map: { input: { $literal: Array(200).fill(0) }, in: { $add: ['$$this', 1] } } };
  const slow = { $expr: { $gt: [{ $size: sums }, 200] } };

  await expect(things.find(slow, { maxTimeMS: 5 }).toArray()).rejects.toMatchObject({ code: 50 });
});

test('an invalid message closes its connection and no other', async () => {
  const good = await RawClient.connect(mongo.server!.uri);
  const bad = await RawClient.connect(mongo.server!.uri);

  await expect(bad.send(Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'))).rejects.toThrow('closed');

  expect(await good.command({ ping: 1, $db: 'admin' })).toMatchObject({ ok: 1 });
  good.close();
});

test('an unreadable document is answered with an error', async () => {
  const client = await RawClient.connect(mongo.server!.uri);

  const reply = await client.command({
    insert: 'things',
    documents: [JSON.parse('{"__proto__": 1}')],
    $db: 'test',
  });

  expect(reply).toMatchObject({ ok: 0, code: 238 });
  expect(await client.command({ ping: 1, $db: 'admin' })).toMatchObject({ ok: 1 });
  client.close();
});

test('the first message of an old handshake is answered in its own format', async () => {
  const client = await RawClient.connect(mongo.server!.uri);
  const body = serialize({ ismaster: 1, helloOk: true });
  const name = Buffer.from('admin.$cmd\0');
  const message = Buffer.concat([
    Buffer.alloc(20),
    name,
    Buffer.from([0, 0, 0, 0, 255, 255, 255, 255]),
    body,
  ]);
  message.writeInt32LE(message.length, 0);
  message.writeInt32LE(2004, 12);

  const reply = await client.sendBytes(message);

  expect(reply.readInt32LE(12)).toBe(1);
  expect(deserialize(reply.subarray(36))).toMatchObject({
    ismaster: true,
    setName: 'local-mongo',
    maxWireVersion: 25,
  });
  client.close();
});

test('a snapshot session reads one moment, whatever is written meanwhile', async () => {
  const [first, second] = [
    mongo.database().collection<{ _id: number }>('first'),
    mongo.database().collection<{ _id: number }>('second'),
  ];
  await first.insertMany([{ _id: 1 }, { _id: 2 }]);
  await second.insertOne({ _id: 1 });
  const session = mongo.client.startSession({ snapshot: true });

  const before = await first.find({}, { session }).toArray();
  await first.deleteMany({});
  await second.insertOne({ _id: 2 });
  const after = await second.find({}, { session }).toArray();

  expect([before, after]).toEqual([[{ _id: 1 }, { _id: 2 }], [{ _id: 1 }]]);
  expect(await second.countDocuments()).toBe(2);
  await session.endSession();
});
