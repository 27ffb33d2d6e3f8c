import { createConnection, type Connection, type Model, type mongo } from 'mongoose';
import type { DatabaseOptions } from './database-options';
import { migrate } from './migrations/migrate';
import { refuseNewerData } from './migrations/refuse-newer-data';
import type { Models } from './models';
import { claimKeys } from './sealing/used-keys';
import { refuseUnsuitable } from './suitable-server';

/** The database of an address without a name. */
export const defaultDatabase = 'camp';

/**
 * Options of every connection: an address without a name means the default database, and no collections or indexes are created automatically.
 */
export const openingOptions = (uri: string) => ({
  dbName: hasDatabaseName(uri) ? undefined : defaultDatabase,
  autoIndex: false,
  autoCreate: false,
});

const hasDatabaseName = (uri: string) => /^mongodb(\+srv)?:\/\/[^/?]+\/[^?]/.test(uri);

/**
 * Migrates the data to this version's format before any record is served, unless a newer version has changed it.
 * @param closing - aborts the work
 * @throws UnsuitableServerError, MigrationError, or MongoDB's error. It can be repeated
 */
export const bringDataOver = (
  {
    uri,
    logger,
    keys,
    leavesData = false,
    refusesEmbedded = false,
  }: Pick<DatabaseOptions, 'uri' | 'logger' | 'keys' | 'leavesData' | 'refusesEmbedded'>,
  closing: AbortSignal,
): Promise<void> =>
  overOwnConnection(uri, closing, async (connection) => {
    await refuseUnsuitable(connection, refusesEmbedded);
    const { db } = connection;
    if (!db) return;
    await refuseNewerData(db);
    if (leavesData) return;
    await migrate(db, { logger, keys, signal: closing });
    // A second key must not encrypt anything while the first one is lost.
    if (keys) await claimKeys(db, keys);
  });

/**
 * Creates missing collections and indexes. An index over many records has no time limit. It can be run in several
 * processes.
 * @param uri - `mongodb://...`
 * @param closing - aborts the work
 * @throws MongoDB's error. It can be repeated
 */
export const makeIndexes = (uri: string, models: Models, closing: AbortSignal): Promise<void> =>
  overOwnConnection(uri, closing, async ({ db }) => {
    for (const model of Object.values(models) as Model<unknown>[]) {
      const indexes = model.schema
        .indexes()
        .map(([key, options]) => ({ key, ...options }) as mongo.IndexDescription);
      // One command builds them in one pass over the records, and creates the collection.
      if (indexes.length > 0) await db?.collection(model.collection.collectionName).createIndexes(indexes);
      else await model.createCollection();
    }
  });

/** Runs long work over its own connection, without the timeouts of requests. */
async function overOwnConnection(
  uri: string,
  closing: AbortSignal,
  work: (connection: Connection) => Promise<void>,
): Promise<void> {
  const connection = createConnection();
  // `close` would leave the connection and its models in mongoose's list, once for each attempt.
  const close = () => void connection.destroy();
  closing.addEventListener('abort', close, { once: true });
  try {
    await connection.openUri(uri, {
      ...openingOptions(uri),
      serverSelectionTimeoutMS: 3_000,
      // Heartbeats detect a frozen server, so the work needs no timeout.
      connectTimeoutMS: 3_000,
      heartbeatFrequencyMS: 2_000,
      maxPoolSize: 1,
    });
    await work(connection);
  } finally {
    closing.removeEventListener('abort', close);
    await connection.destroy();
  }
}
