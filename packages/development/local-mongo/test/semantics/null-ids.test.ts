import { givenDatabase } from '@camp/testing/given-database';
import type { AnyBulkWriteOperation, Collection, Document, Filter } from 'mongodb';
import { startTestServer, type TestServer } from '../support';

interface Thing {
  _id: number | string | null;
  a?: number | null;
}

let mongo: TestServer;
beforeAll(async () => {
  mongo = await startTestServer({}, givenDatabase(process.env));
});
afterAll(() => mongo.close());

// The driver adds an `_id` to a document with none or a null one, unless the server is told to.
const newThings = () => mongo.database({ forceServerObjectId: true }).collection<Thing>('things');

const bulk = (things: Collection<Thing>, operation: Document) =>
  things.bulkWrite([operation as AnyBulkWriteOperation<Thing>]);
const upsert = { upsert: true } as const;
const update = { $set: { a: 1 } };

const writes: Record<string, (things: Collection<Thing>) => Promise<unknown>> = {
  insertOne: (things) => things.insertOne({ _id: null, a: 1 }),
  insertMany: (things) => things.insertMany([{ _id: 1 }, { _id: null, a: 1 }, { _id: 'null' }]),
  updateOne: (things) => things.updateOne({ _id: null }, update, upsert),
  updateMany: (things) => things.updateMany({ _id: null }, update, upsert),
  replaceOne: (things) => things.replaceOne({ _id: null }, { a: 1 }, upsert),
  findOneAndUpdate: (things) => things.findOneAndUpdate({ _id: null }, update, upsert),
  findOneAndReplace: (things) => things.findOneAndReplace({ _id: null }, { a: 1 }, upsert),
  'bulkWrite insertOne': (things) => bulk(things, { insertOne: { document: { _id: null, a: 1 } } }),
  'bulkWrite updateOne': (things) =>
    bulk(things, { updateOne: { filter: { _id: null }, update, ...upsert } }),
  'bulkWrite updateMany': (things) =>
    bulk(things, { updateMany: { filter: { _id: null }, update, ...upsert } }),
  'bulkWrite replaceOne': (things) =>
    bulk(things, { replaceOne: { filter: { _id: null }, replacement: { a: 1 }, ...upsert } }),
};

test.each(Object.keys(writes))('%s stores an _id of null, which is unique', async (name) => {
  const things = newThings();
  await writes[name]!(things);

  const counts = await Promise.all(
    [
      { _id: { $type: 'null' } },
      { _id: { $type: 10 } },
      { _id: null, a: { $type: 'number' } },
      { _id: { $eq: null, $type: 'null' } },
      { $and: [{ _id: null }, { _id: { $type: 'null' } }] },
    ].map((filter) => things.countDocuments(filter as Filter<Thing>)),
  );

  expect(counts).toEqual([1, 1, 1, 1, 1]);
  expect(await things.findOne({ _id: null })).toEqual({ _id: null, a: 1 });
});

test('an _id of null exists only once', async () => {
  const things = newThings();
  await things.insertOne({ _id: null });

  await expect(things.insertOne({ _id: null })).rejects.toMatchObject({ code: 11000 });
  await things.updateOne({ _id: null }, update, upsert);
  expect(await things.find().toArray()).toEqual([{ _id: null, a: 1 }]);
});

test.each([
  [{ a: null }, [null, 1]],
  [{ a: { $type: 'null' } }, [null]],
  [{ a: { $eq: null, $type: 'null' } }, [null]],
  [{ a: { $in: [null], $type: 'null' } }, [null]],
  [{ a: { $gte: null, $type: 'null' } }, [null]],
  [{ a: { $ne: null } }, [2]],
  [{ _id: null, a: { $type: 'null' } }, [null]],
  [{ _id: { $type: 'null' }, a: null }, [null]],
  [{ _id: 1, a: { $type: 'null' } }, []],
])('%j distinguishes null from missing, with an index and without', async (filter, ids) => {
  const things = newThings();
  await things.insertMany([{ _id: null, a: null }, { _id: 1 }, { _id: 2, a: 2 }]);
  const found = async () => (await things.find(filter as Filter<Thing>).toArray()).map(({ _id }) => _id);

  const without = await found();
  await things.createIndex({ a: 1 });

  expect([without, await found()]).toEqual([ids, ids]);
  expect(await things.countDocuments(filter as Filter<Thing>)).toBe(ids.length);
});
