import { setTimeout as pause } from 'node:timers/promises';
import { systemClock, type Clock } from '@camp/runtime/clock';
import type { Logger } from '@camp/runtime/logger';
import { ConnectionStates, createConnection, type Connection } from 'mongoose';
import { isDatabaseAway } from './database-away';
import { createModels, ensureIndexes, type Models } from './models';

/** A MongoDB without transactions cannot keep a record and its event together. */
export class NotAReplicaSetError extends Error {
  override readonly name = 'NotAReplicaSetError';

  constructor() {
    super(
      'MONGODB_URI names a MongoDB that is neither a replica set nor a sharded cluster: it has no transactions. ' +
        'Start it with --replSet and run rs.initiate().',
    );
  }
}

/** How a process reaches its database. */
export interface DatabaseOptions {
  /** `mongodb://...`; the database is called `camp` where the address names none. */
  uri: string;
  logger: Logger;
  /** Stamps `createdAt` and `updatedAt`. */
  clock?: Clock;
  /** Milliseconds that an operation waits for a free connection of the pool; three seconds when absent. */
  waitForConnection?: number;
}

/** One connection with the models bound to it; several of them live side by side in one process. */
export interface Database {
  readonly connection: Connection;
  readonly models: Models;
  /**
   * Fulfilled once MongoDB was reached for the first time and the indexes exist; waits as long as that takes.
   * Rejected with NotAReplicaSetError, after which the connection is of no use.
   */
  readonly ready: Promise<void>;
  /** Asks the server for an answer. @throws MongoDB's or mongoose's error within about three seconds */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds until an operation fails while MongoDB is away (reliability-and-security.md, Clock, limits). */
const patience = 3_000;
const pauseBetweenAttempts = 500;

/**
 * Connects in the background: the process starts without waiting, operations meanwhile fail after three seconds.
 *
 * @param options - address, log and clock
 * @returns at once; see `ready`
 */
export function connectDatabase(options: DatabaseOptions): Database {
  const { uri, logger, clock = systemClock, waitForConnection = patience } = options;
  const connection = createConnection();
  // A filter built from a request can never bring an operator of its own; ours are marked with `trusted`.
  connection.set('sanitizeFilter', true);
  const models = createModels(connection, clock);
  const closing = new AbortController();

  const connectOnce = async () => {
    if (connection.readyState !== ConnectionStates.connected) await open();
    await refuseStandalone(connection);
    await ensureIndexes(models);
  };

  const open = () =>
    connection.openUri(uri, {
      dbName: hasDatabaseName(uri) ? undefined : 'camp',
      autoIndex: false,
      autoCreate: false,
      serverSelectionTimeoutMS: patience,
      connectTimeoutMS: patience,
      socketTimeoutMS: 30_000,
      maxPoolSize: 50,
      waitQueueTimeoutMS: waitForConnection,
    });

  const connectUntilItWorks = async () => {
    for (;;) {
      try {
        return await connectOnce();
      } catch (error) {
        if (error instanceof NotAReplicaSetError || closing.signal.aborted) throw error;
        if (isDatabaseAway(error)) logger.warn({ err: error }, 'MongoDB does not answer; trying again');
        else logger.error({ err: error }, 'MongoDB cannot be prepared; trying again');
        await leaveHalfOpen(connection);
        await pause(pauseBetweenAttempts, undefined, { signal: closing.signal });
      }
    }
  };

  const ready = connectUntilItWorks();
  ready.catch((error: unknown) => {
    if (!closing.signal.aborted) logger.fatal({ err: error }, 'MongoDB cannot be used');
  });

  return {
    connection,
    models,
    ready,
    ping: async () => {
      await connection.asPromise();
      await connection.db?.admin().ping();
    },
    close: async () => {
      closing.abort();
      await connection.close();
    },
  };
}

/** Who is connected goes on serving requests; what is not needs a fresh start. */
async function leaveHalfOpen(connection: Connection): Promise<void> {
  const { connected, disconnected } = ConnectionStates;
  if (![connected, disconnected].includes(connection.readyState)) await connection.close();
}

const hasDatabaseName = (uri: string) => /^mongodb(\+srv)?:\/\/[^/?]+\/[^?]/.test(uri);

async function refuseStandalone(connection: Connection): Promise<void> {
  const hello = await connection.db?.admin().command({ hello: 1 });
  if (hello?.setName || hello?.msg === 'isdbgrid') return;
  await connection.close();
  throw new NotAReplicaSetError();
}
