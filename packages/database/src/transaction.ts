import { setTimeout as pause } from 'node:timers/promises';
import type { ClientSession, Connection, mongo } from 'mongoose';

/** How long a transaction may be tried again, in milliseconds. */
const defaultPatience = 5_000;
const longestPause = 100;

/**
 * Runs the work in one transaction: all of its writes happen or none. A conflict with another transaction runs the
 * work again, so documents must be made inside of it. The driver's own helper would go on for two minutes while
 * MongoDB is away; a person gets an answer sooner.
 *
 * @param connection - the database
 * @param work - reads and writes, each with the session it is given, one after the other
 * @param patience - milliseconds after which a failing attempt is the last one
 * @returns what the work returned
 * @throws what the work threw, or MongoDB's error of the last attempt
 */
export async function inTransaction<Result>(
  connection: Connection,
  work: (session: ClientSession) => Promise<Result>,
  patience = defaultPatience,
): Promise<Result> {
  const deadline = performance.now() + patience;
  const session = await connection.startSession();
  try {
    for (;;) {
      session.startTransaction({ readConcern: 'snapshot', writeConcern: { w: 'majority' } });
      try {
        const result = await work(session);
        await commit(session, deadline);
        return result;
      } catch (error) {
        if (session.inTransaction()) await session.abortTransaction();
        if (!hasLabel(error, 'TransientTransactionError') || performance.now() >= deadline) throw error;
        await pause(Math.random() * longestPause);
      }
    }
  } finally {
    await session.endSession();
  }
}

/** Whether the work may be there although its transaction ended with this error: the commit's answer was lost. */
export const mayBeCommitted = (error: unknown) => hasLabel(error, 'UnknownTransactionCommitResult');

/** Committing twice does no harm, so a lost answer is asked for again. */
async function commit(session: ClientSession, deadline: number): Promise<void> {
  for (;;) {
    try {
      return await session.commitTransaction();
    } catch (error) {
      if (!mayBeCommitted(error) || performance.now() >= deadline) throw error;
      await pause(Math.random() * longestPause);
    }
  }
}

function hasLabel(error: unknown, label: string): boolean {
  return (
    error instanceof Error && 'hasErrorLabel' in error && (error as mongo.MongoError).hasErrorLabel(label)
  );
}
