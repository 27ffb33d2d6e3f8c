import { Long, UUID } from 'bson';
import { MongoClientBulkWriteError, type AnyClientBulkWriteModel } from 'mongodb';
import { startTestServer, type TestServer } from '../support';
import { RawClient } from './raw-client';

interface Thing {
  _id: number;
  n?: number;
}

let mongo: TestServer;
beforeAll(async () => {
  mongo = await startTestServer();
});
afterAll(() => mongo.close());

/** Two collections, each with a document 1, and the operations' namespaces. */
async function setUp() {
  const database = mongo.database();
  const [things, others] = [database.collection<Thing>('things'), database.collection<Thing>('others')];
  await things.insertOne({ _id: 1, n: 1 });
  await others.insertOne({ _id: 1, n: 1 });
  return { things, others, thing: things.namespace, other: others.namespace };
}

const run = (operations: AnyClientBulkWriteModel<Thing>[], options = {}) =>
  mongo.client.bulkWrite(operations as never, { verboseResults: true, ...options });

test('writes of all kinds in several collections, each with its result', async () => {
  const { things, others, thing, other } = await setUp();

  const result = await run([
    { namespace: thing, name: 'insertOne', document: { _id: 2 } },
    { namespace: other, name: 'updateMany', filter: {}, update: { $inc: { n: 1 } } },
    { namespace: other, name: 'updateOne', filter: { _id: 7 }, update: { $set: { n: 7 } }, upsert: true },
    { namespace: thing, name: 'deleteOne', filter: { _id: 1 } },
  ]);

  expect(result).toMatchObject({
    insertedCount: 1,
    matchedCount: 1,
    modifiedCount: 1,
    upsertedCount: 1,
    deletedCount: 1,
  });
  expect(result.updateResults?.get(2)).toMatchObject({ upsertedId: 7 });
  expect(await things.find().toArray()).toEqual([{ _id: 2 }]);
  expect(await others.find().toArray()).toEqual([
    { _id: 1, n: 2 },
    { _id: 7, n: 7 },
  ]);
});

test('the first error ends an ordered command, and is reported with its position', async () => {
  const { things, thing, other } = await setUp();

  const failed = await run([
    { namespace: thing, name: 'insertOne', document: { _id: 2 } },
    { namespace: other, name: 'insertOne', document: { _id: 1 } },
    { namespace: thing, name: 'insertOne', document: { _id: 3 } },
  ]).catch((error: unknown) => error);

  expect(failed).toBeInstanceOf(MongoClientBulkWriteError);
  expect([...(failed as MongoClientBulkWriteError).writeErrors]).toEqual([
    [1, expect.objectContaining({ code: 11000 })],
  ]);
  expect(await things.countDocuments()).toBe(2);
});

test('an unordered command continues after errors', async () => {
  const { things, thing } = await setUp();
  const documents = [{ _id: 1 }, { _id: 2 }, { _id: 3 }];

  await expect(
    run(
      documents.map((document) => ({ namespace: thing, name: 'insertOne', document })),
      { ordered: false },
    ),
  ).rejects.toBeInstanceOf(MongoClientBulkWriteError);

  expect(await things.countDocuments()).toBe(3);
});

test('a bulk write works in a transaction, and an error ends the transaction', async () => {
  const { things, others, thing, other } = await setUp();
  const both: AnyClientBulkWriteModel<Thing>[] = [
    { namespace: thing, name: 'insertOne', document: { _id: 2 } },
    { namespace: other, name: 'insertOne', document: { _id: 2 } },
  ];
  const counts = async () => [await things.countDocuments(), await others.countDocuments()];

  await mongo.client.withSession((session) =>
    session.withTransaction(async () => {
      await run(both, { session });
      expect(await counts()).toEqual([1, 1]);
    }),
  );
  const committed = await counts();
  const refused = mongo.client.withSession((session) =>
    session.withTransaction(() =>
      run([{ ...both[0]!, document: { _id: 9 } } as never, both[1]!], { session }),
    ),
  );

  await expect(refused).rejects.toBeInstanceOf(MongoClientBulkWriteError);
  expect([committed, await counts()]).toEqual([
    [2, 2],
    [2, 2],
  ]);
});

test('a repeated command is answered and not executed again', async () => {
  const { things, thing } = await setUp();
  const raw = await RawClient.connect(mongo.server!.uri);
  const command = {
    bulkWrite: 1,
    ops: [{ update: 0, filter: { _id: 1 }, updateMods: { $inc: { n: 1 } } }],
    nsInfo: [{ ns: thing }],
    lsid: { id: new UUID() },
    txnNumber: Long.fromNumber(1),
    $db: 'admin',
  };

  const [first, second] = [await raw.command(command), await raw.command(command)];
  raw.close();

  expect([first.nModified, second.nModified]).toEqual([1, 1]);
  expect(await things.findOne({ _id: 1 })).toEqual({ _id: 1, n: 2 });
});
