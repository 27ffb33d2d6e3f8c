import { once } from 'node:events';
import type { Socket } from 'node:net';
import { createLogger, type Logger } from '@camp/runtime/logger';
import { readEntry } from '../test/factories/audit';
import { startTcpProxy, type TcpProxy } from '@camp/testing/tcp-proxy';
import { testKeys } from '@camp/testing/medical-key';
import { createTestDatabase } from '@camp/testing/test-database';
import { mongo, Types, type ClientSession, type Connection } from 'mongoose';
import { connectDatabase, type Database } from './connection';
import { isBrokenConnection, isDatabaseAway } from './database-away';
import type { DatabaseLimits } from './database-options';
import { insertImage } from './image/insert-image';
import { bulkInsert } from './bulk-insert';
import { largeWrite } from './large-write';
import { inTransaction, mayBeCommitted } from './transaction';

const { uri } = createTestDatabase();
const logger = createLogger({ name: 'test', level: 'silent' });
const limits = { heartbeat: 500, silence: 300, absence: 1_000 };
const running: { database: Database; proxy: TcpProxy }[] = [];

/** A database that is only reachable through a proxy, and a picture too large to be sent in one piece. */
async function behindProxy(others: Partial<DatabaseLimits> = {}) {
  const proxy = await startTcpProxy(uri);
  const database = connectDatabase({
    uri: proxy.uri,
    logger,
    keys: testKeys,
    limits: { ...limits, ...others },
  });
  running.push({ database, proxy });
  await database.ready;
  const picture = () => ({
    subject: 'camper' as const,
    recordId: new Types.ObjectId(),
    bytes: Buffer.alloc(8_000_000),
    contentType: 'image/png',
  });
  return { proxy, ...database, picture };
}
afterEach(async () => {
  for (const { database, proxy } of running.splice(0)) {
    proxy.close();
    await database.close();
  }
});

/** The driver's private state of its only server. */
interface WithMonitor {
  topology: {
    s: {
      servers: {
        values: () => [
          {
            monitor: {
              connection: { socket: Socket };
              monitorId: { lastExecutionEnded: number; wake: () => void };
            };
          },
        ];
      };
    };
  };
}

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a connection that breaks in the middle of a command', () => {
  it('counts as a database that is away, although the driver passes on the socket’s error', async () => {
    const { proxy, models, picture } = await behindProxy();
    const held = proxy.holdAfter(10_000);

    const failing = failureOf(models.Image.create(picture()));
    await held;
    proxy.reset();
    const failure = await failing;

    expect([failure instanceof mongo.MongoError, isBrokenConnection(failure)]).toEqual([false, true]);
    expect(isDatabaseAway(failure)).toBe(true);
  });

  it('runs a transaction again before its commit', async () => {
    const { proxy, models, connection, picture } = await behindProxy({ absence: 10_000 });
    const held = proxy.holdAfter(10_000);
    const image = picture();
    const work = jest.fn(async (session: ClientSession) => {
      await models.Image.create([image], { session });
    });

    const done = inTransaction(connection, work);
    await held;
    proxy.reset();
    await done;

    // Retry if the server has not yet released the locks of the broken connection.
    expect(work.mock.calls.length).toBeGreaterThan(1);
    expect(await models.Image.countDocuments({ recordId: image.recordId })).toBe(1);
  });

  it('repeats the commit, and reports when its outcome stays unknown', async () => {
    const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    const commits = [broken, undefined, ...Array<Error>(1_000).fill(broken)];
    const work = jest.fn(() => Promise.resolve('done'));
    const session = {
      startTransaction: () => undefined,
      commitTransaction: () => {
        const failure = commits.shift();
        return failure ? Promise.reject(failure) : Promise.resolve();
      },
      endSession: () => Promise.resolve(),
    };
    const connection = { startSession: () => Promise.resolve(session) } as unknown as Connection;

    const first = await inTransaction(connection, work);
    const second = await failureOf(inTransaction(connection, work, { away: 200 }));

    expect([first, work.mock.calls.length]).toEqual(['done', 2]);
    expect([mayBeCommitted(second), isDatabaseAway(second)]).toEqual([true, true]);
  });
});

it('is found again after a heartbeat on a connection that was being closed', async () => {
  const { connection } = await behindProxy({ heartbeat: 2_000 });
  const client = connection.getClient();
  await once(client, 'serverHeartbeatSucceeded');
  const [{ monitor }] = (client as unknown as WithMonitor).topology.s.servers.values();

  // The connection is closed before its event, which follows in the next tick.
  monitor.connection.socket.destroy();
  monitor.monitorId.lastExecutionEnded = -Infinity;
  monitor.monitorId.wake();

  await once(client, 'serverHeartbeatFailed');
  await once(client, 'serverHeartbeatSucceeded');
});

it('is found again if it went away before its preparation was complete', async () => {
  const proxy = await startTcpProxy(uri);
  const tryingAgain = deferred();
  const warning = { ...logger, warn: () => tryingAgain.resolve() } as unknown as Logger;
  const database = connectDatabase({ uri: proxy.uri, logger: warning, limits });
  running.push({ database, proxy });
  const { connection, models, ready } = database;
  const event = {
    name: 'user.password-changed' as const,
    payload: { userId: new Types.ObjectId().toString() },
  };
  const gone = once(connection, 'disconnected');
  await once(connection, 'connected');

  proxy.freeze();
  await Promise.all([gone, tryingAgain.promise]);
  proxy.reset();
  await ready;

  const written = inTransaction(connection, (session) => models.Outbox.create([event], { session }));
  await expect(written).resolves.toHaveLength(1);
});

describe('a bulk write', () => {
  it('without a response is a database that is away, for all who wait to be stored with it', async () => {
    const { proxy, models } = await behindProxy();
    await bulkInsert(models.Audit, readEntry('there'));
    const insertMany = jest.spyOn(models.Audit.collection, 'insertMany');

    proxy.freeze();
    const failures = await Promise.all(
      ['first', 'second', 'third'].map((part) => failureOf(bulkInsert(models.Audit, readEntry(part)))),
    );

    expect(failures[0]).toBeInstanceOf(mongo.MongoBulkWriteError);
    expect(failures.map(isDatabaseAway)).toEqual([true, true, true]);
    expect(insertMany).toHaveBeenCalledTimes(1);
  });

  it('that was interrupted reruns its transaction', async () => {
    const { proxy, models, connection, picture } = await behindProxy({ absence: 10_000 });
    const held = proxy.holdAfter(10_000);
    const image = { _id: new Types.ObjectId(), ...picture() };
    const work = jest.fn((session: ClientSession) => models.Image.insertMany([image], { session }));

    const done = inTransaction(connection, work);
    await held;
    proxy.reset();
    await done;

    // Retry if the server has not yet released the locks of the broken connection.
    expect(work.mock.calls.length).toBeGreaterThan(1);
    expect(await models.Image.countDocuments({ recordId: image.recordId })).toBe(1);
  });
});

describe('a database that is back', () => {
  it('is found by the call that needs it, however long before the next check', async () => {
    const { proxy, models, connection } = await behindProxy({ heartbeat: 4_000 });
    const gone = once(connection, 'disconnected');
    proxy.freeze();
    await gone;

    proxy.reset();
    const found = models.User.findOne().then(() => 'found');
    const written = inTransaction(connection, (session) =>
      models.User.findOne()
        .session(session)
        .then(() => 'written'),
    );

    await expect(Promise.all([found, written])).resolves.toEqual(['found', 'written']);
  });
});

describe('a database that freezes (F5)', () => {
  it('is away, for running and for new operations', async () => {
    const { proxy, models, ping } = await behindProxy();
    await models.User.findOne();

    proxy.freeze();
    const underWay = await failureOf(models.User.findOne().then());
    const later = [models.User.findOne().then(), models.User.updateOne({}, {}).then(), ping()].map(failureOf);

    expect(isDatabaseAway(underWay)).toBe(true);
    expect((await Promise.all(later)).map(isDatabaseAway)).toEqual([true, true, true]);
  });

  it('blocks no transaction, and no picture that was partly sent', async () => {
    const { proxy, models, connection, picture } = await behindProxy();
    const held = proxy.holdAfter(10_000);

    const failing = failureOf(
      inTransaction(connection, (session) =>
        models.Image.updateOne({}, picture(), { ...largeWrite(session, 1_500), upsert: true }),
      ),
    );
    const small = failureOf(
      inTransaction(connection, async (session) => {
        await held;
        await models.User.findOne().session(session);
      }),
    );
    await held;
    proxy.freeze();

    expect(isDatabaseAway(await small)).toBe(true);
    expect(isDatabaseAway(await failing)).toBe(true);
  });

  it('returns a picture’s connection to the pool', async () => {
    const { proxy, models, connection, picture } = await behindProxy();
    const places: string[] = [];
    connection.getClient().on('connectionCheckedIn', () => places.push('back'));
    const held = proxy.holdAfter(10_000);
    const image = { _id: new Types.ObjectId(), ...picture() };

    const failing = failureOf(inTransaction(connection, (session) => insertImage(models, session, image)));
    await held;
    places.length = 0;
    proxy.freeze();
    await failing;

    expect(places).toContain('back');
  });
});

function deferred() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}
