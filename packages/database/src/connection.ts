import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '@camp/runtime/clock';
import { isTracing } from '@camp/runtime/traces/span';
import { ConnectionStates, createConnection, type Connection } from 'mongoose';
import { isDatabaseAway } from './database-away';
import type { DatabaseLimits, DatabaseOptions } from './database-options';
import { createModels, type Models } from './models';
import { bringDataOver, makeIndexes, openingOptions } from './prepare-database';
import { askVersion } from './server-version';
import { endStuckHeartbeats } from './stuck-heartbeats';
import { unsuitabilityOf } from './suitable-server';
import { traceCommands } from './trace-commands';
import { warnOfLongTransactions } from './transaction-lifetime';

/**
 * The driver detects a frozen server after `heartbeat` and `silence`, and a retried call waits for `absence`. Together
 * that is five seconds.
 */
const productLimits: DatabaseLimits = {
  heartbeat: 2_000,
  silence: 1_500,
  absence: 1_000,
  freeConnection: 3_000,
  query: 5_000,
};

/** A connection and its models. A process can have several. */
export interface Database {
  readonly connection: Connection;
  readonly models: Models;
  /**
   * Fulfilled once MongoDB was reached, its data is in this version's format, and the indexes exist. Until the data is
   * migrated, each operation fails after a second. Rejected with UnsuitableServerError, after which the connection is
   * unusable.
   */
  readonly ready: Promise<void>;
  /**
   * Checks that the server responds.
   * @throws MongoDB's or mongoose's error within five seconds
   */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Timeout in milliseconds for closing the connection. */
const pauseBetweenAttempts = 500;

/**
 * Connects in the background. The process starts without waiting, and operations fail after a second until MongoDB is
 * reached.
 * @param options - address, log, clock, limits and keys
 * @returns at once, before `ready`
 */
export function connectDatabase(options: DatabaseOptions): Database {
  const { uri, logger, clock = systemClock, keys } = options;
  const limits = { ...productLimits, ...options.limits };
  const connection = createConnection();
  // A filter from a request can't contain operators. The product marks its own with `trusted`.
  connection.set('sanitizeFilter', true);
  connection.set('maxTimeMS', limits.query);
  // Without this, a transaction's first call would wait ten seconds, since `set` doesn't change the connection's own
  // timeout.
  Object.assign(connection.config, { bufferTimeoutMS: limits.absence });
  const models = createModels(connection, clock, keys);
  const closing = new AbortController();

  let isBroughtOver = false;
  let isOpened = false;
  const connectOnce = async () => {
    // The models' own connection is opened afterwards, so no data of an earlier version is served.
    if (!isBroughtOver) await bringDataOver(options, closing.signal);
    isBroughtOver = true;
    // Opened only once, since the driver reconnects automatically and models stay with their first client.
    if (!isOpened) {
      await connection.openUri(uri, openings);
      if (isTracing()) traceCommands(connection.getClient());
      endStuckHeartbeats(connection.getClient(), 2 * (limits.heartbeat + limits.silence));
    }
    isOpened = true;
    await askVersion(connection);
    // From here on, the driver buffers instead of mongoose, since it checks the server as soon as an operation waits.
    connection.config.bufferCommands = false;
    await warnOfLongTransactions(connection, logger);
    if (!options.leavesData) await makeIndexes(uri, models, closing.signal);
  };

  const openings = {
    ...openingOptions(uri),
    // Timeout for operations in mongoose's buffer. The option is missing from its types.
    bufferTimeoutMS: limits.absence,
    serverSelectionTimeoutMS: limits.absence,
    connectTimeoutMS: limits.silence,
    heartbeatFrequencyMS: limits.heartbeat,
    // A last resort if a single connection is dead but the server isn't.
    socketTimeoutMS: 30_000,
    maxPoolSize: 50,
    ...(isTracing() && { monitorCommands: true }),
    waitQueueTimeoutMS: limits.freeConnection,
  };

  const connectUntilItWorks = async () => {
    for (;;) {
      try {
        return await connectOnce();
      } catch (error) {
        const unsuitable = unsuitabilityOf(error);
        if (unsuitable || closing.signal.aborted) throw unsuitable ?? error;
        if (isDatabaseAway(error)) logger.warn({ err: error }, 'MongoDB does not answer, trying again');
        else logger.error({ err: error }, 'MongoDB cannot be prepared, trying again');
        if (!isOpened) await leaveHalfOpen(connection);
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
      if (!connection.db) throw new Error('MongoDB was not reached yet.');
      await connection.asPromise();
      await connection.db.admin().ping();
    },
    close: async () => {
      closing.abort();
      // `close` would leave the connection and its models in mongoose's list for the life of the process.
      await connection.destroy();
    },
  };
}

/** A connection that never reached a server must be closed before it can be opened again. */
async function leaveHalfOpen(connection: Connection): Promise<void> {
  if (connection.readyState !== ConnectionStates.disconnected) await connection.close();
}
