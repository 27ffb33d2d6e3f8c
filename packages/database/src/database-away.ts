import { MongooseError, mongo } from 'mongoose';

/** What a server answers that is not the primary any more, starts or stops (MongoDB's error codes). */
const serverChanges = new Set<unknown>([91, 189, 10058, 10107, 11600, 11602, 13435, 13436]);

/** What the driver says of a call that may have failed for the moment only. */
const momentary = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];

/**
 * Whether MongoDB could not be asked, or not in time: the same call may succeed a moment later. Besides a server that
 * is away these are a rush that waited too long for a connection, and transactions that went on losing against others.
 *
 * @param error - what a call to the database threw
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof mongo.MongoError) {
    return (
      error instanceof mongo.MongoNetworkError ||
      error instanceof mongo.MongoServerSelectionError ||
      error instanceof mongo.MongoNotConnectedError ||
      error instanceof mongo.MongoTopologyClosedError ||
      // The driver does not export its class.
      error.name === 'MongoWaitQueueTimeoutError' ||
      serverChanges.has(error.code) ||
      momentary.some((label) => error.hasErrorLabel(label))
    );
  }
  // A call waited in mongoose's buffer for a connection that never came.
  return (
    error instanceof MongooseError &&
    (error.name === 'MongooseServerSelectionError' || error.message.includes('buffering timed out'))
  );
}
