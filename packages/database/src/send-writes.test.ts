import { createLogger } from '@camp/runtime/logger';
import { startLimitedMongo, type LimitedMongo, type Limits } from '@camp/testing/limited-mongo';
import { createTestDatabase } from '@camp/testing/test-database';
import { Types } from 'mongoose';
import { connectDatabase, type Database } from './connection';
import { isDuplicateKey } from './duplicate-key';
import { sendWrites, write, type Operation } from './send-writes';
import { supportsBulkWrite } from './server-version';
import { inTransaction } from './transaction';

const { uri } = createTestDatabase();
const logger = createLogger({ name: 'test', level: 'silent' });

describe.each<[string, Limits]>([
  ['as it announces', {}],
  ['like version 7.0', { announces: { maxWireVersion: 21 } }],
])('writes to a server that accepts them %s', (_way, limits) => {
  let server: LimitedMongo;
  let database: Database;
  beforeAll(async () => {
    server = await startLimitedMongo(uri, limits);
    database = connectDatabase({ uri: server.uri, logger });
    await database.ready;
  });
  afterAll(async () => {
    await database.close();
    server.close();
  });

  const entries = (operation: Operation) => write(database.models.TestEntry, operation);
  const views = (operation: Operation) => write(database.models.SavedView, operation);
  const stored = async (ids: readonly Types.ObjectId[]) => {
    const { TestEntry, SavedView } = database.models;
    const ofIds = { _id: { $in: ids as Types.ObjectId[] } };
    const found = await Promise.all([
      TestEntry.collection.find(ofIds).toArray(),
      SavedView.collection.find(ofIds).toArray(),
    ]);
    return found.map((documents) => documents.map(({ name, count }) => ({ name, count }) as object));
  };
  const twoIds = () => [new Types.ObjectId(), new Types.ObjectId()] as const;

  it('returns how many records each write matched, and stores no undefined values', async () => {
    const [one, other] = twoIds();
    server.commands.length = 0;

    const met = await inTransaction(database.connection, (session) =>
      sendWrites(
        [
          entries({ insert: { _id: one, name: 'one', count: undefined } }),
          views({
            filter: { _id: other },
            update: { $set: { name: 'other', nameKey: String(other) } },
            upsert: true,
          }),
          entries({ filter: { _id: one }, update: { $inc: { count: 2 } } }),
          entries({ filter: { _id: other }, update: { $inc: { count: 2 } } }),
          views({ delete: 'one', filter: { _id: one } }),
        ],
        session,
      ),
    );

    expect(met).toEqual([1, 1, 1, 0, 0]);
    expect(await stored([one, other])).toEqual([[{ name: 'one', count: 2 }], [{ name: 'other' }]]);
    const inOne = server.commands.filter((name) => name === 'bulkWrite');
    expect(inOne).toHaveLength(supportsBulkWrite(database.connection) ? 1 : 0);
  });

  it('fails like its first failing write would alone, and leaves nothing of a transaction', async () => {
    const [one, other] = twoIds();
    const writes = [
      entries({ insert: { _id: one, name: 'one' } }),
      entries({ insert: { _id: one, name: 'twice' } }),
      views({ insert: { _id: other, name: 'never', nameKey: String(other) } }),
    ] as const;
    const failureOf = (work: Promise<unknown>) => work.catch((error: unknown) => error);

    const inside = await failureOf(
      inTransaction(database.connection, (session) => sendWrites(writes, session)),
    );
    expect(await stored([one, other])).toEqual([[], []]);
    const outside = await failureOf(sendWrites(writes));

    expect([inside, outside].map((error) => isDuplicateKey(error, '_id'))).toEqual([true, true]);
    expect(await stored([one, other])).toEqual([[{ name: 'one' }], []]);
  });
});
