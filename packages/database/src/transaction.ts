import { setTimeout as pause } from 'node:timers/promises';
import { mongo, type ClientSession, type Connection } from 'mongoose';
import { causeOf, isBrokenConnection, isServerLost } from './database-away';

/** For how long a transaction may be tried again, in milliseconds; what fails later fails for good. */
interface Timeouts {
  /**
   * Milliseconds while MongoDB is away: as long as detecting a frozen server takes. A failed last attempt takes one
   * second more.
   */
  away: number;
  /** While it loses against others, of which one wins each time: thirty registrations of one account at once. */
  conflict: number;
}

const defaultTimeouts: Timeouts = { away: 3_500, conflict: 10_000 };
/** Between two tries of a transaction, in milliseconds. */
const longestPause = 100;

/**
 * Runs the work in one transaction: all of its writes happen or none. Conflicts and connections that break before the
 * commit run the work again, so create documents inside of it. The driver's own helper would retry for two minutes
 * while MongoDB is away; requests need an answer sooner.
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

/** Whether the work may be there although its transaction ended with this error: the commit's answer was lost. */
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
    // Aborts an open transaction and never fails. A lost server ends it anyway, so don't wait for it.
    const ending = session.endSession();
    if (!isServerLost(error)) await ending;
    throw error;
  }
}

/** Committing twice does no harm, so a lost answer is asked for again. */
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
 * A lost connection, as the driver labels it for retries. A socket's own error and calls that end with the pool have no
 * label.
 */
function withLabel(thrown: unknown, label: Label): unknown {
  const error = causeOf(thrown);
  const lost = isBrokenConnection(error)
    ? new mongo.MongoNetworkError(error.message, { cause: error })
    : error;
  if (lost instanceof mongo.MongoNetworkError) lost.addErrorLabel(label);
  return lost;
}

/** Another transaction has written what this one wanted to write (MongoDB's WriteConflict). */
const isConflict = (error: unknown) => error instanceof mongo.MongoServerError && error.code === 112;

function hasLabel(error: unknown, label: Label): boolean {
  return error instanceof mongo.MongoError && error.hasErrorLabel(label);
}
