import { setTimeout as sleep } from 'node:timers/promises';
import { Long, UUID } from 'bson';
import type { MongoServerError } from 'mongodb';
import { type ClientSession, type Collection } from 'mongodb';
import { serve } from '../../src/server/serve';
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

async function setUp(): Promise<{ things: Collection<Thing>; session: ClientSession; other: ClientSession }> {
  const things = mongo.database().collection<Thing>('things');
  await things.insertMany([
    { _id: 1, n: 1 },
    { _id: 2, n: 2 },
  ]);
  const [session, other] = [mongo.client.startSession(), mongo.client.startSession()];
  session.startTransaction();
  other.startTransaction();
  return { things, session, other };
}

test('reads stay at the snapshot and see their own writes', async () => {
  const { things, session } = await setUp();

  await things.findOne({ _id: 1 }, { session });
  await things.updateOne({ _id: 1 }, { $set: { n: 100 } });
  await things.insertOne({ _id: 3 });
  await things.updateOne({ _id: 2 }, { $set: { n: 20 } }, { session });

  expect(await things.find({}, { session }).toArray()).toEqual([
    { _id: 1, n: 1 },
    { _id: 2, n: 20 },
  ]);
  await session.commitTransaction();
  expect(await things.countDocuments({ n: { $in: [20, 100] } })).toBe(2);
});

test('creating an existing collection fails only in a transaction', async () => {
  const { things, session } = await setUp();
  const database = mongo.client.db(things.dbName);

  const inside = database.createCollection('things', { session });

  await expect(inside).rejects.toMatchObject({ code: 48 });
  await expect(database.createCollection('things')).resolves.toBeDefined();
});

test('nobody else sees a write before the commit, and everybody after it', async () => {
  const { things, session } = await setUp();

  await things.insertOne({ _id: 5 }, { session });
  const before = await things.countDocuments();
  await session.commitTransaction();

  expect([before, await things.countDocuments()]).toEqual([2, 3]);
});

test('a taken value is a duplicate even if the same transaction has changed its document', async () => {
  const { things, session } = await setUp();
  await things.createIndex({ n: 1 }, { unique: true });
  const own = mongo.client.startSession();
  own.startTransaction();
  await things.updateOne({ _id: 1 }, { $set: { text: 'changed' } as never }, { session: own });

  await expect(things.insertOne({ _id: 3, n: 1 }, { session: own })).rejects.toMatchObject({ code: 11000 });
  await session.abortTransaction();
});

test('of two transactions on one document, the second fails at once and may be retried', async () => {
  const { things, session, other } = await setUp();
  await things.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session });

  const error: unknown = await things
    .updateOne({ _id: 1 }, { $inc: { n: 1 } }, { session: other })
    .catch((reason: unknown) => reason);

  expect(error).toMatchObject({ code: 112, codeName: 'WriteConflict' });
  expect((error as MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(true);
  await session.commitTransaction();
  await expect(other.commitTransaction()).rejects.toMatchObject({ code: 251 });
});

test('a plain write waits for the transaction that holds the document', async () => {
  const { things, session } = await setUp();
  await things.updateOne({ _id: 1 }, { $inc: { n: 10 } }, { session });

  let done = false;
  const waiting = things.updateOne({ _id: 1 }, { $inc: { n: 100 } }).then(() => (done = true));
  await sleep(50);
  const early = done;
  await session.commitTransaction();
  await waiting;

  expect(early).toBe(false);
  expect(await things.findOne({ _id: 1 })).toEqual({ _id: 1, n: 111 });
});

test('a plain write waits no longer than its time limit', async () => {
  const { things, session } = await setUp();
  await things.updateOne({ _id: 1 }, { $inc: { n: 10 } }, { session });

  await expect(things.updateOne({ _id: 1 }, { $inc: { n: 1 } }, { maxTimeMS: 30 })).rejects.toMatchObject({
    code: 50,
  });
  await session.abortTransaction();
});

test('a duplicate key in a transaction aborts it', async () => {
  const { things, session } = await setUp();
  await things.insertOne({ _id: 7 }, { session });

  await expect(things.insertOne({ _id: 1 }, { session })).rejects.toMatchObject({ code: 11000 });

  await expect(session.commitTransaction()).rejects.toMatchObject({ code: 251 });
  expect(await things.countDocuments()).toBe(2);
});

test('withTransaction counts 30 increments of 10 writers correctly', async () => {
  const { things } = await setUp();

  const writers = Array.from({ length: 10 }, async () => {
    for (let round = 0; round < 3; round += 1) {
      await mongo.client.withSession((session) =>
        session.withTransaction(async () => {
          const { n } = (await things.findOne({ _id: 1 }, { session }))!;
          await things.updateOne({ _id: 1 }, { $set: { n: n! + 1 } }, { session });
        }),
      );
    }
  });
  await Promise.all(writers);

  expect(await things.findOne({ _id: 1 })).toEqual({ _id: 1, n: 31 });
});

test('a collection created in a transaction exists after the commit and not before', async () => {
  const { things, session } = await setUp();
  const database = mongo.client.db(things.dbName);
  await database.collection('fresh').insertOne({}, { session });

  const names = async () =>
    (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
  const before = await names();
  await session.commitTransaction();

  expect([before, (await names()).sort()]).toEqual([['things'], ['fresh', 'things']]);
});

test('a repeated commit is answered, and aborting a committed transaction is rejected', async () => {
  const { things, session } = await setUp();
  await things.insertOne({ _id: 5 }, { session });

  await session.commitTransaction();
  await session.commitTransaction();

  expect(await things.countDocuments({ _id: 5 })).toBe(1);
});

test('500 claims for 40 seats: exactly 40 succeed, and without the condition more would', async () => {
  const camps = mongo.database().collection<{ _id: number; seats: number[] }>('camps');
  await camps.insertMany([
    { _id: 1, seats: [] },
    { _id: 2, seats: [] },
  ]);
  const claim = (camp: number, seat: number, filter: object) =>
    camps.findOneAndUpdate({ _id: camp, ...filter }, { $push: { seats: seat } });

  const claims = await Promise.all(
    Array.from({ length: 500 }, (_, seat) =>
      claim(1, seat, { 'seats.39': { $exists: false }, seats: { $ne: seat } }),
    ),
  );
  const unguarded = await Promise.all(Array.from({ length: 100 }, (_, seat) => claim(2, seat, {})));

  expect(claims.filter((claimed) => claimed !== null)).toHaveLength(40);
  expect(unguarded.filter((claimed) => claimed !== null)).toHaveLength(100);
});

test('of two transactions that create the same collection, the second to commit retries', async () => {
  const { things, session } = await setUp();
  const fresh = mongo.client.db(things.dbName).collection<{ _id: string }>('fresh');
  const other = mongo.client.startSession();
  other.startTransaction();
  await fresh.insertOne({ _id: 'first' }, { session });
  await fresh.insertOne({ _id: 'second' }, { session: other });
  await session.commitTransaction();

  const error: unknown = await other.commitTransaction().catch((reason: unknown) => reason);

  expect(error).toMatchObject({ code: 112 });
  expect((error as MongoServerError).hasErrorLabel('TransientTransactionError')).toBe(true);
  expect(await fresh.find().toArray()).toEqual([{ _id: 'first' }]);
  await other.endSession();
});

test("an index created after a transaction's start applies to its writes", async () => {
  const { things, session } = await setUp();
  await things.findOne({}, { session });
  await things.createIndex({ n: 1 }, { unique: true });

  const written = things.insertOne({ _id: 77, n: 10 }, { session });

  await expect(written).rejects.toMatchObject({ code: 112 });
  await session.abortTransaction();
});

describe('an abandoned transaction', () => {
  const endAbandoned = (later: number) => mongo.server!.state.sessions.endAbandoned(Date.now() + later);

  /** A client in the middle of a transaction that holds document 1, and its next messages. */
  async function inTheMiddle() {
    const { things } = await setUp();
    const client = await RawClient.connect(mongo.server!.uri);
    const identity = { lsid: { id: new UUID() }, txnNumber: Long.fromNumber(1), autocommit: false };
    const update = {
      update: 'things',
      updates: [{ q: { _id: 1 }, u: { $inc: { n: 10 } } }],
      startTransaction: true,
      ...identity,
      $db: things.dbName,
    };
    await client.command(update);
    const find = { find: 'things', ...identity, $db: things.dbName };
    const commit = { commitTransaction: 1, ...identity, $db: 'admin' };
    const isHeld = async () => {
      const error: unknown = await things
        .updateOne({ _id: 1 }, { $inc: { n: 1 } }, { maxTimeMS: 20 })
        .catch((reason: unknown) => reason);
      return (error as MongoServerError).code === 50;
    };
    const { carrier } = mongo.server!.state.sessions.open(identity.lsid);
    const goAway = async () => {
      client.close();
      while (!carrier!.closedAt) await sleep(1);
    };
    return { client, find, commit, isHeld, goAway };
  }

  test('lives at most ten seconds, whatever its client does, and may then be retried', async () => {
    const { client, find, isHeld } = await inTheMiddle();

    endAbandoned(9_000);
    await client.command(find);
    const [young, old] = [await isHeld(), (endAbandoned(10_000), await isHeld())];
    const reply = await client.command(find);

    expect([young, old]).toEqual([true, false]);
    expect(reply).toMatchObject({ ok: 0, code: 251, errorLabels: ['TransientTransactionError'] });
    client.close();
  });

  test('releases its documents a second after its client disconnects', async () => {
    const { isHeld, goAway } = await inTheMiddle();

    endAbandoned(5_000);
    const connected = await isHeld();
    await goAway();
    endAbandoned(900);
    const justClosed = await isHeld();
    endAbandoned(1_000);

    expect([connected, justClosed, await isHeld()]).toEqual([true, true, false]);
  });

  test('continues if its client reconnects, as drivers do with a commit', async () => {
    const { find, commit, isHeld, goAway } = await inTheMiddle();
    const another = await RawClient.connect(mongo.server!.uri);

    await another.command(find);
    await goAway();
    endAbandoned(5_000);

    expect(await isHeld()).toBe(true);
    expect(await another.command(commit)).toMatchObject({ ok: 1 });
    another.close();
  });

  test('is detected without a request', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
    const { state, close } = await serve({});
    const { store, sessions } = state;
    const transaction = store.begin();
    sessions.begin(sessions.open('someone'), 1, transaction);

    jest.advanceTimersByTime(12_000);
    const after = transaction.state;
    jest.useRealTimers();
    await close();

    expect(after).toBe('aborted');
  });

  test('reports its maximum lifetime', async () => {
    const admin = mongo.client.db('admin');

    expect(await admin.command({ getParameter: 1, transactionLifetimeLimitSeconds: 1 })).toMatchObject({
      transactionLifetimeLimitSeconds: 10,
    });
    await expect(admin.command({ getParameter: 1, another: 1 })).rejects.toMatchObject({ code: 238 });
  });
});
