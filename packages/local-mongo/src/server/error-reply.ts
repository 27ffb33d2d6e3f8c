import { type BsonDocument } from '../bson/types';
import { CommandError, located } from '../errors';

/** After these a driver may send a retryable write once more. */
const retryableCodes = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
/** After these a whole transaction may be tried again. */
const transientCodes = new Set([24, 112, 246, 251, 267]);

/** The reply to a command that failed. What is no CommandError is a mistake in this server: the client learns of it. */
export function errorReply(cause: unknown): BsonDocument {
  const error = cause instanceof CommandError ? cause : located(1, String(cause));
  return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details };
}

/** The labels that MongoDB puts on an error (or on one of the write concern): what a driver may try again after it. */
export function labelsOf(code: number, name: string, body: BsonDocument, ofConcern: boolean): string[] {
  const [retryable, transient] = [retryableCodes.has(code), transientCodes.has(code)];
  if (body.autocommit === false && name !== 'commitTransaction' && name !== 'abortTransaction')
    return (retryable || transient) && !ofConcern ? ['TransientTransactionError'] : [];
  if (name === 'commitTransaction' && transient) return ['TransientTransactionError'];
  return retryable && body.txnNumber !== undefined ? ['RetryableWriteError'] : [];
}
