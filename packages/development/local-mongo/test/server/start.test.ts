import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import mongoose, { Schema, Types } from 'mongoose';
import { start } from '../../src/start';
import { withFolder } from '../durability/child';

const camperSchema = new Schema(
  { name: String, age: Number, photo: Buffer, seats: [Schema.Types.ObjectId] },
  { timestamps: true },
);

test.each(['a port', 'a unix socket'])('mongoose works unchanged over %s', async (address) => {
  await withFolder(async (folder) => {
    const socketPath = address === 'a port' ? undefined : join(folder, 'mongo.sock');
    const server = await start({ dir: join(folder, 'data'), socketPath });
    const connection = await mongoose.createConnection(server.uri, { dbName: 'camp' }).asPromise();
    const Camper = connection.model('Camper', camperSchema);
    await Camper.collection.createIndex(
      { name: 1 },
      { unique: true, partialFilterExpression: { age: { $gt: 5 } } },
    );

    const camper = await Camper.create({ name: 'Ada', age: 9, photo: Buffer.alloc(8_000_000, 7) });
    const seat = new Types.ObjectId();
    const claim = () =>
      Camper.findOneAndUpdate(
        { _id: camper._id, 'seats.39': { $exists: false }, seats: { $ne: seat } },
        { $push: { seats: seat } },
        { returnDocument: 'after', projection: { seats: 1 } },
      ).lean();
    const claims = await Promise.all([claim(), claim(), claim()]);
    await expect(Camper.create({ name: 'Ada', age: 8 })).rejects.toMatchObject({
      code: 11000,
      keyValue: { name: 'Ada' },
    });
    await connection.transaction(async (session) => {
      await Camper.create([{ name: 'Bob', age: 7 }], { session });
      await Camper.updateOne({ _id: camper._id }, { $inc: { age: 1 } }, { session });
    });
    const failed = connection.transaction(async (session) => {
      await Camper.create([{ name: 'Cy' }], { session });
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');

    expect(claims.filter((claimed) => claimed !== null)).toHaveLength(1);
    const campers = await Camper.find().sort('name').lean();
    expect(campers.map(({ name, age }) => ({ name, age }))).toEqual([
      { name: 'Ada', age: 10 },
      { name: 'Bob', age: 7 },
    ]);
    expect(campers[0]!.photo!.length()).toBe(8_000_000);
    expect(campers[0]!.createdAt).toBeInstanceOf(Date);
    await connection.close();
    await server.close();
  });
});

test('a long scan does not block the caller', async () => {
  const server = await start();
  const client = await MongoClient.connect(server.uri);
  const things = client.db('test').collection('things');
  await things.insertMany(Array.from({ length: 20_000 }, (_, n) => ({ n, text: 'x'.repeat(50) })));

  // In the caller's own thread, the scan would block the event loop for a single long turn.
  let ticks = 0;
  let scanning = true;
  const tick = (): void => {
    ticks += 1;
    if (scanning) setImmediate(tick);
  };
  tick();
  await things.countDocuments({
    $or: Array.from({ length: 40 }, (_, n) => ({ text: { $regex: `y{${n + 1}}` } })),
  });
  scanning = false;

  expect(ticks).toBeGreaterThan(100);
  await client.close();
  await server.close();
});

test('a folder in use is rejected with one sentence', async () => {
  await withFolder(async (folder) => {
    const server = await start({ dir: folder });

    await expect(start({ dir: folder })).rejects.toThrow(`${folder} is in use by another local-mongo.`);

    await server.close();
  });
});
