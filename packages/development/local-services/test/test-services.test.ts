import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { createTestDatabase, testRedisUrl } from '@camp/testing/test-database';

it('gives the tests a Redis that never evicts and stores every write', async () => {
  const redis = new Redis(testRedisUrl());
  const settings = await redis.config('GET', 'appendonly', 'maxmemory-policy');
  await redis.quit();

  expect(settings).toEqual(expect.arrayContaining(['appendonly', 'yes', 'maxmemory-policy', 'noeviction']));
});

const first = createTestDatabase();
const second = createTestDatabase();

it('gives each test file its own database that leaves nothing behind', async () => {
  const client = await MongoClient.connect(first.uri);
  await client.db().collection('campers').insertOne({ name: 'Ada' });

  const seenBySecond = await client.db(second.name).collection('campers').countDocuments();
  const seenByFirst = await client.db(first.name).collection('campers').countDocuments();
  await first.drop();
  const left = await client.db(first.name).collection('campers').countDocuments();
  await client.close();

  expect({ seenBySecond, seenByFirst, left }).toEqual({ seenBySecond: 0, seenByFirst: 1, left: 0 });
});

it('gives the tests a MongoDB with transactions', async () => {
  const client = await MongoClient.connect(second.uri);
  const campers = client.db().collection('campers');

  const failing = client.withSession((session) =>
    session.withTransaction(async () => {
      await campers.insertOne({ name: 'Ada' }, { session });
      throw new Error('changed our mind');
    }),
  );

  await expect(failing).rejects.toThrow('changed our mind');
  await expect(campers.countDocuments()).resolves.toBe(0);
  await client.close();
});
