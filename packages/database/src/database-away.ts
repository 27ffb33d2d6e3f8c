import { isNativeError } from 'node:util/types';
import { MongooseError, mongo } from 'mongoose';

/** What a server answers that is not the primary any more, starts or stops (MongoDB's error codes). */
const serverChanges = new Set<unknown>([91, 189, 10058, 10107, 11600, 11602, 13435, 13436]);
const maxTimeExpired = 50;

/** What the driver says of a call that may have failed for the moment only. */
const momentary = ['RetryableWriteError', 'TransientTransactionError', 'UnknownTransactionCommitResult'];

/**
 * Whether MongoDB could not be asked, or not in time: the same call may succeed a moment later. Besides a server that
 * is away these are a rush that waited too long for a connection, transactions that went on losing against others, and
 * queries whose time was over.
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
      error.code === maxTimeExpired ||
      momentary.some((label) => error.hasErrorLabel(label))
    );
  }
  if (isBrokenConnection(error)) return true;
  // A call waited in mongoose's buffer for a connection that never came.
  return (
    error instanceof MongooseError &&
    (error.name === 'MongooseServerSelectionError' || error.message.includes('buffering timed out'))
  );
}

const brokenPipes = new Set<unknown>(['EPIPE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END']);

/**
 * Whether a connection broke while a command was being written: the driver passes the socket's own error on then,
 * without the class and the labels that it gives to all others. The `ECONNRESET` of a browser that went away in the
 * middle of its request has no system call.
 */
export function isBrokenConnection(error: unknown): error is Error {
  if (!isNativeError(error) || !('code' in error)) return false;
  return brokenPipes.has(error.code) || (error.code === 'ECONNRESET' && 'syscall' in error);
}

/** Whether no answer can come from the server that was asked, whatever it is asked next. */
export const isServerLost = (error: unknown): boolean =>
  error instanceof mongo.MongoNetworkError || error instanceof mongo.MongoServerSelectionError;
