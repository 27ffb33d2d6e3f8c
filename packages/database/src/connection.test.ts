import { setTimeout } from 'node:timers/promises';
import { createLogger, type Logger } from '@camp/runtime/logger';
import { createCamper } from '../test/factories/camper';
import { createUser } from '../test/factories/user';
import { startLimitedMongo } from '@camp/testing/limited-mongo';
import { openTestDatabase } from '../test/open-database';
import { createTestDatabase } from '@camp/testing/test-database';
import { connections, mongo, type ClientSession } from 'mongoose';
import { connectDatabase } from './connection';
import { isDatabaseAway } from './database-away';
import { isDuplicateKey } from './duplicate-key';
import { inTransaction } from './transaction';

const { connection, models, ready, ping } = openTestDatabase();
const ownDatabase = createTestDatabase();
const limitedDatabase = createTestDatabase();
const warnedDatabase = createTestDatabase();
const closedDatabase = createTestDatabase();
beforeAll(() => ready);
const logger = createLogger({ name: 'test', level: 'silent' });

describe('connectDatabase', () => {
  it('answers a ping', async () => {
    await expect(ping()).resolves.toBeUndefined();
  });

  it('starts without MongoDB, and operations fail instead of hanging', async () => {
    const database = connectDatabase({ uri: 'mongodb://127.0.0.1:1', logger });

    await expect(database.models.User.findOne()).rejects.toThrow();
    await expect(database.ping()).rejects.toThrow();

    await database.close();
    await expect(database.ready).rejects.toThrow();
  });

  it('leaves nothing behind in mongoose’s list of connections once closed', async () => {
    const before = connections.length;

    const database = connectDatabase({ uri: closedDatabase.uri, logger });
    await database.ready;
    // As a control, an open connection is in the list.
    expect(connections).toHaveLength(before + 1);
    await database.close();

    expect(connections).toHaveLength(before);
  });

  it.each([
    ['longer than ten seconds', { transactionLifetimeLimitSeconds: 60 }, 1],
    ['ten seconds', { transactionLifetimeLimitSeconds: 10 }, 0],
    ['the lifetime cannot be read', { ok: 0, code: 13, errmsg: 'not authorized' }, 0],
  ])('warns if transactions live too long: %s', async (_what, parameter, warnings) => {
    const server = await startLimitedMongo(warnedDatabase.uri, {
      answers: { getParameter: { ok: 1, ...parameter } },
    });
    const warn = jest.fn<void, [unknown, string]>();
    const listening = { ...logger, warn } as unknown as Logger;

    const database = connectDatabase({ uri: server.uri, logger: listening });
    await database.ready;
    await database.close();
    server.close();

    expect(warn.mock.calls.map(([, words]) => /live for 60 seconds/.test(words))).toEqual(
      Array(warnings).fill(true),
    );
  });

  it('gives every query a timeout', async () => {
    const limited = connectDatabase({ uri: limitedDatabase.uri, logger, limits: { query: 100 } });
    await limited.ready;
    const user = await createUser(limited.models);
    const holding = await limited.connection.startSession();
    holding.startTransaction();
    await limited.models.User.updateOne({ _id: user._id }, { nameFirst: 'Held' }, { session: holding });

    const waiting: unknown = await limited.models.User.updateOne(
      { _id: user._id },
      { nameFirst: 'Waits' },
    ).catch((error: unknown) => error);

    await holding.endSession();
    await limited.close();

    expect(isDatabaseAway(waiting)).toBe(true);
  });

  it('serves requests while an index can’t be built, and builds it later', async () => {
    const plain = await mongo.MongoClient.connect(ownDatabase.uri);
    const users = plain.db().collection('users');
    await users.insertMany([{ emailKey: 'twice@example.com' }, { emailKey: 'twice@example.com' }]);

    const database = connectDatabase({ uri: ownDatabase.uri, logger });
    await database.connection.asPromise();
    const isReady = jest.fn();
    const ready = database.ready.then(isReady);
    await setTimeout(1_500);

    expect(isReady).not.toHaveBeenCalled();
    expect(await database.models.User.countDocuments({ emailKey: 'twice@example.com' })).toBe(2);
    await users.deleteOne({ emailKey: 'twice@example.com' });
    await ready;
    await database.close();
    await plain.close();
  });

  it('accepts no operator in a filter from a request', async () => {
    await createUser(models);
    const fromOutside = JSON.parse('{"$gt": ""}') as string;

    await expect(models.User.findOne({ emailKey: fromOutside })).rejects.toThrow(/Cast to string failed/i);
  });
});

describe('inTransaction', () => {
  it('writes all or nothing', async () => {
    const user = await createUser(models, { nameFirst: 'Before' });

    const failing = inTransaction(connection, async (session) => {
      await models.User.updateOne({ _id: user._id }, { nameFirst: 'After' }, { session });
      throw new Error('no');
    });

    await expect(failing).rejects.toThrow('no');
    expect(await models.User.findById(user._id).lean()).toMatchObject({ nameFirst: 'Before' });
  });

  it('reruns a transaction that lost a conflict', async () => {
    const camper = await createCamper(models);
    const addOne = () =>
      inTransaction(connection, async (session) => {
        const read = await models.Camper.findById(camper._id).session(session).lean();
        await models.Camper.updateOne({ _id: camper._id }, { school: `${read?.school}+` }, { session });
      });

    await Promise.all([addOne(), addOne(), addOne(), addOne()]);

    expect((await models.Camper.findById(camper._id).lean())?.school).toBe('Springfield Elementary++++');
  });

  it('retries conflicts for longer than it waits for a database that is away', async () => {
    const { _id } = await createCamper(models);
    const holder = await connection.startSession();
    holder.startTransaction();
    await models.Camper.updateOne({ _id }, { school: 'Of the other' }, { session: holder });
    let tries = 0;
    const work = async (session: ClientSession) => {
      // With the shorter limit, the first attempt would have been the last one.
      if ((tries += 1) === 3) await holder.abortTransaction();
      await models.Camper.updateOne({ _id }, { school: 'Of this one' }, { session });
    };

    await inTransaction(connection, work, { away: 0 });
    await holder.endSession();

    expect(await models.Camper.findById(_id).lean()).toMatchObject({ school: 'Of this one' });
  });

  it('gives up on conflicts after this longer time', async () => {
    const { _id } = await createCamper(models);
    const holder = await connection.startSession();
    holder.startTransaction();
    await models.Camper.updateOne({ _id }, { school: 'Of the other' }, { session: holder });

    const losing = inTransaction(
      connection,
      (session) => models.Camper.updateOne({ _id }, { school: 'Of this one' }, { session }),
      { conflict: 0 },
    );

    await expect(losing).rejects.toMatchObject({ code: 112 });
    await holder.abortTransaction();
    await holder.endSession();
  });
});

describe('the indexes', () => {
  it('keep one account per address and one registration per person, ignoring case', async () => {
    const user = await createUser(models);
    const camper = await createCamper(models, { userId: user._id, nameFirst: 'Ann' });
    const { campId, birthdate } = camper;

    const sameUser = createUser(models, { email: user.email.toUpperCase() });
    const samePerson = createCamper(models, { userId: user._id, campId, birthdate, nameFirst: 'ANN ' });

    const refusals = await Promise.allSettled([sameUser, samePerson]);
    expect(refusals.map((one) => one.status === 'rejected' && isDuplicateKey(one.reason))).toEqual([
      true,
      true,
    ]);
    await expect(createCamper(models, { campId, birthdate, nameFirst: 'Ann' })).resolves.toBeDefined();
  });
});
