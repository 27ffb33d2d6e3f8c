import { isNativeError } from 'node:util/types';
import { MongooseError, mongo } from 'mongoose';

/**
 * MongoDB's error codes after which the same call may succeed a moment later:
 * - a server that is no longer the primary, starts, stops or cannot reach the others: 6, 7, 64, 89, 91, 133, 189, 262,
 *   9001, 10058, 10107, 11600, 11602, 13435, 13436
 * - a cursor that ended with its server: 43, 175, 237
 * - a query that timed out: 50
 * - a transaction that outlived its server or its time: 24, 112, 251, 290
 * - a server that is too busy: 202, 365, 462
 * - a full disk: 14031
 */
const momentaryCodes = new Set<unknown>([
  6, 7, 24, 43, 50, 64, 89, 91, 112, 133, 175, 189, 202, 237, 251, 262, 290, 365, 462, 9001, 10058, 10107,
  11600, 11602, 13435, 13436, 14031,
]);

/** Labels of the driver's transient errors. */
const momentaryLabels = [
  'RetryableError',
  'RetryableWriteError',
  'SystemOverloadedError',
  'TransientTransactionError',
  'UnknownTransactionCommitResult',
];

/** The driver's pool errors by name, since it exports neither class. */
const poolErrors = new Set(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError']);

/**
 * Whether MongoDB couldn't be reached or didn't answer in time, so that the same call may succeed a moment later. These
 * errors include a full connection pool, transactions that lost too many conflicts, and queries that timed out.
 *
 * @param error - the error of a call to the database
 */
export function isDatabaseAway(thrown: unknown): boolean {
  const error = causeOf(thrown);
  if (error instanceof mongo.MongoError) {
    return (
      error instanceof mongo.MongoNetworkError ||
      error instanceof mongo.MongoServerSelectionError ||
      error instanceof mongo.MongoNotConnectedError ||
      error instanceof mongo.MongoServerClosedError ||
      error instanceof mongo.MongoTopologyClosedError ||
      error instanceof mongo.MongoClientClosedError ||
      poolErrors.has(error.name) ||
      momentaryCodes.has(error.code) ||
      momentaryLabels.some((label) => error.hasErrorLabel(label))
    );
  }
  if (isBrokenConnection(error)) return true;
  // A call waited in mongoose's buffer for a connection that never came.
  return (
    error instanceof MongooseError &&
    (error.name === 'MongooseServerSelectionError' || error.message.includes('buffering timed out'))
  );
}

/**
 * The cause of a failed call. If a bulk write (`insertMany`, `bulkWrite`) got no answer, the driver wraps the
 * connection's error in a `MongoBulkWriteError`. The wrapper has neither the error's class nor its name.
 *
 * @param error - the error of a call to the database
 */
export function causeOf(error: unknown): unknown {
  if (!(error instanceof mongo.MongoBulkWriteError)) return error;
  const wrapped: unknown = error.errorResponse;
  return isNativeError(wrapped) ? wrapped : error;
}

const brokenPipes = new Set<unknown>(['EPIPE', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END']);

/**
 * Whether a connection broke while a command was being written. The driver then passes on the socket's error, without
 * its own class and labels. By contrast, the `ECONNRESET` of a browser that closed its request has no system call.
 */
export function isBrokenConnection(error: unknown): error is Error {
  if (!isNativeError(error) || !('code' in error)) return false;
  return brokenPipes.has(error.code) || (error.code === 'ECONNRESET' && 'syscall' in error);
}

/** Whether the connection or the server was lost, so that further calls to this server can't succeed either. */
export function isServerLost(thrown: unknown): boolean {
  const error = causeOf(thrown);
  return error instanceof mongo.MongoNetworkError || error instanceof mongo.MongoServerSelectionError;
}
