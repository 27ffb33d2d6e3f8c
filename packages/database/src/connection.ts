import { setTimeout as pause } from 'node:timers/promises';
import { systemClock } from '@camp/runtime/clock';
import { ConnectionStates, createConnection, type Connection } from 'mongoose';
import { isDatabaseAway } from './database-away';
import type { DatabaseLimits, DatabaseOptions } from './database-options';
import { createModels, type Models } from './models';
import { bringDataOver, makeIndexes, openingOptions } from './prepare-database';
import { askVersion } from './server-version';
import { endStuckHeartbeats } from './stuck-heartbeats';
import { unsuitabilityOf } from './suitable-server';
import { warnOfLongTransactions } from './transaction-lifetime';

/** A frozen server is noticed after `heartbeat` and `silence`; a call tried again waits for `absence`: five seconds. */
const productLimits: DatabaseLimits = {
  heartbeat: 2_000,
  silence: 1_500,
  absence: 1_000,
  freeConnection: 3_000,
  query: 5_000,
};

/** A connection with its models. A process can have several. */
export interface Database {
  readonly connection: Connection;
  readonly models: Models;
  /**
   * Fulfilled once MongoDB was reached for the first time, its data is in this version's format, and the indexes exist.
   * It waits as long as that takes. Before the data is, no operation reaches it: each fails after a second. Rejected
   * with UnsuitableServerError, after which the connection is of no use.
   */
  readonly ready: Promise<void>;
  /** Asks the server for an answer. @throws MongoDB's or mongoose's error within five seconds */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** Milliseconds. */
const pauseBetweenAttempts = 500;

/**
 * Connects in the background: the process starts without waiting, and operations fail after a second until then.
 *
 * @param options - address, log, clock and limits
 * @returns at once; see `ready`
 */
export function connectDatabase(options: DatabaseOptions): Database {
  const { uri, logger, clock = systemClock } = options;
  const limits = { ...productLimits, ...options.limits };
  const connection = createConnection();
  // A filter from a request can't contain operators; ours are marked with `trusted`.
  connection.set('sanitizeFilter', true);
  connection.set('maxTimeMS', limits.query);
  // A transaction begins on the connection itself, which would wait for ten seconds; `set` does not reach this.
  Object.assign(connection.config, { bufferTimeoutMS: limits.absence });
  const models = createModels(connection, clock);
  const closing = new AbortController();

  let isBroughtOver = false;
  let isOpened = false;
  const connectOnce = async () => {
    // The models' own connection is opened only afterwards, so nothing is served from data of an earlier version.
    if (!isBroughtOver) await bringDataOver(options, closing.signal);
    isBroughtOver = true;
    // Once only: the driver reconnects automatically, and models stay with their first client.
    if (!isOpened) {
      await connection.openUri(uri, openings);
      endStuckHeartbeats(connection.getClient(), 2 * (limits.heartbeat + limits.silence));
    }
    isOpened = true;
    await askVersion(connection);
    // From now on the driver buffers instead of mongoose, since it checks the server at once when an operation waits.
    connection.config.bufferCommands = false;
    await warnOfLongTransactions(connection, logger);
    await makeIndexes(uri, clock, closing.signal);
  };

  const openings = {
    ...openingOptions(uri),
    // For what waits in mongoose; its types do not know it.
    bufferTimeoutMS: limits.absence,
    serverSelectionTimeoutMS: limits.absence,
    connectTimeoutMS: limits.silence,
    heartbeatFrequencyMS: limits.heartbeat,
    // The last resort where a single connection is dead and the server is not.
    socketTimeoutMS: 30_000,
    maxPoolSize: 50,
    waitQueueTimeoutMS: limits.freeConnection,
  };

  const connectUntilItWorks = async () => {
    for (;;) {
      try {
        return await connectOnce();
      } catch (error) {
        const unsuitable = unsuitabilityOf(error);
        if (unsuitable || closing.signal.aborted) throw unsuitable ?? error;
        if (isDatabaseAway(error)) logger.warn({ err: error }, 'MongoDB does not answer; trying again');
        else logger.error({ err: error }, 'MongoDB cannot be prepared; trying again');
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
      await connection.close();
    },
  };
}

/** A connection that never reached a server has to be opened anew. */
async function leaveHalfOpen(connection: Connection): Promise<void> {
  if (connection.readyState !== ConnectionStates.disconnected) await connection.close();
}
