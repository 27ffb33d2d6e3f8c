import { setTimeout as pause } from 'node:timers/promises';
import { mongo, type ClientSession, type Connection } from 'mongoose';
import { causeOf, isBrokenConnection, isServerLost } from './database-away';

/** Milliseconds in which a transaction may be retried. Later failures are final. */
interface Timeouts {
  /**
   * Milliseconds while MongoDB is unavailable, as long as it takes to detect a frozen server. A failed last attempt
   * takes one second more.
   */
  away: number;
  /**
   * Milliseconds while it loses conflicts. For example, one of thirty concurrent registrations of an account wins each
   * round.
   */
  conflict: number;
}

const defaultTimeouts: Timeouts = { away: 3_500, conflict: 10_000 };
/** Milliseconds between two attempts of a transaction. */
const longestPause = 100;

/**
 * Runs the work in one transaction, so that all of its writes happen or none. After a conflict or a connection that
 * breaks before the commit, the work runs again, so create documents inside of it. The driver's own helper would retry
 * for two minutes while MongoDB is unavailable, and requests need a response sooner.
 *
 * @param connection - the database
 * @param work - sequential reads and writes, each with the given session
 * @param timeouts - timeouts that differ from the defaults
 * @returns the result of the work
 * @throws the error of the work, or MongoDB's error of the last attempt
 */
export async function inTransaction<Result>(
  connection: Connection,
  work: (session: ClientSession) => Promise<Result>,
  timeouts: Partial<Timeouts> = {},
): Promise<Result> {
  const { away, conflict } = { ...defaultTimeouts, ...timeouts };
  const begun = performance.now();
  for (;;) {
    try {
      return await attempt(connection, work, begun + away);
    } catch (error) {
      const deadline = begun + (isConflict(error) ? conflict : away);
      if (!hasLabel(error, 'TransientTransactionError') || performance.now() >= deadline) throw error;
      await pause(Math.random() * longestPause);
    }
  }
}

/** Whether the transaction may be committed despite this error, because the commit's response was lost. */
export const mayBeCommitted = (error: unknown) => hasLabel(error, 'UnknownTransactionCommitResult');

async function attempt<Result>(
  connection: Connection,
  work: (session: ClientSession) => Promise<Result>,
  deadline: number,
): Promise<Result> {
  const session = await connection.startSession();
  try {
    session.startTransaction({ readConcern: 'snapshot', writeConcern: { w: 'majority' } });
    const result = await work(session).catch((error: unknown) => {
      throw withLabel(error, 'TransientTransactionError');
    });
    await commit(session, deadline);
    await session.endSession();
    return result;
  } catch (error) {
    // Aborts an open transaction and never fails. A lost server ends the transaction anyway, so this doesn't wait for
    // it.
    const ending = session.endSession();
    if (!isServerLost(error)) await ending;
    throw error;
  }
}

/** Committing twice is harmless, so a commit is repeated after a lost response. */
async function commit(session: ClientSession, deadline: number): Promise<void> {
  for (;;) {
    try {
      return await session.commitTransaction();
    } catch (caught) {
      const error = withLabel(caught, 'UnknownTransactionCommitResult');
      if (!mayBeCommitted(error) || performance.now() >= deadline) throw error;
      await pause(Math.random() * longestPause);
    }
  }
}

type Label = 'TransientTransactionError' | 'UnknownTransactionCommitResult';

/**
 * A lost connection, labeled like the driver's retryable errors. A socket's own error and calls that end with the pool
 * have no label.
 */
function withLabel(thrown: unknown, label: Label): unknown {
  const error = causeOf(thrown);
  const lost = isBrokenConnection(error)
    ? new mongo.MongoNetworkError(error.message, { cause: error })
    : error;
  if (lost instanceof mongo.MongoNetworkError) lost.addErrorLabel(label);
  return lost;
}

/** Another transaction wrote the same document (MongoDB's WriteConflict). */
const isConflict = (error: unknown) => error instanceof mongo.MongoServerError && error.code === 112;

function hasLabel(error: unknown, label: Label): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel(label);
}
