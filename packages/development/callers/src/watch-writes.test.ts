import { createTestDatabase } from '@camp/testing/test-database';
import { MongoClient } from 'mongodb';
import { watchWrites, type WriteWatch } from './watch-writes';

let watch: WriteWatch;
let client: MongoClient;

const { uri } = createTestDatabase();

beforeAll(async () => {
  watch = await watchWrites(uri);
  client = await new MongoClient(watch.uri).connect();
  await client.db().createCollection('tents');
});
afterAll(async () => {
  await client.close();
  watch.close();
});
beforeEach(() => void watch.take());

it('lists each write once, and no reads', async () => {
  const tents = client.db().collection<{ _id: number; color?: string }>('tents');
  await tents.insertMany([{ _id: 1 }, { _id: 2 }]);
  await tents.updateOne({ _id: 1 }, { $set: { color: 'red' } });
  await tents.findOneAndUpdate({ _id: 2 }, { $set: { color: 'blue' } });
  await tents.find().toArray();
  await tents.deleteMany({});
  expect(watch.take()).toEqual([
    'delete tents',
    'findAndModify tents (color)',
    'insert tents',
    'update tents (color)',
  ]);
  expect(watch.take()).toEqual([]);
});

it('ignores writes that change nothing', async () => {
  const tents = client.db().collection<{ _id: number }>('tents');
  await tents.updateOne({ _id: 3 }, { $set: { color: 'red' } });
  await tents.findOneAndUpdate({ _id: 3 }, { $set: { color: 'red' } });
  await tents.deleteOne({ _id: 3 });
  expect(watch.take()).toEqual([]);
});

it('counts a committed transaction, and never an aborted one', async () => {
  const tents = client.db().collection<{ _id: number }>('tents');
  const session = client.startSession();
  session.startTransaction();
  await tents.insertOne({ _id: 4 }, { session });
  expect(watch.take()).toEqual([]);
  await session.commitTransaction();
  expect(watch.take()).toEqual(['insert tents']);
  session.startTransaction();
  await tents.insertOne({ _id: 5 }, { session });
  await session.abortTransaction();
  await session.endSession();
  expect(watch.take()).toEqual([]);
});
