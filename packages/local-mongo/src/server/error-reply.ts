import { type BsonDocument } from '../bson/types';
import { CommandError } from '../errors';
import type { Failure } from './fail-points';

/** Names of codes that fail points use; drivers look at the code, people at the name. */
const codeNames: Record<number, string> = {
  6: 'HostUnreachable',
  7: 'HostNotFound',
  24: 'LockTimeout',
  50: 'MaxTimeMSExpired',
  64: 'WriteConcernFailed',
  89: 'NetworkTimeout',
  91: 'ShutdownInProgress',
  112: 'WriteConflict',
  134: 'ReadConcernMajorityNotAvailableYet',
  189: 'PrimarySteppedDown',
  246: 'SnapshotUnavailable',
  251: 'NoSuchTransaction',
  262: 'ExceededTimeLimit',
  267: 'PreparedTransactionInProgress',
  9001: 'SocketException',
  10107: 'NotWritablePrimary',
  11600: 'InterruptedAtShutdown',
  11601: 'Interrupted',
  11602: 'InterruptedDueToReplStateChange',
  13435: 'NotPrimaryNoSecondaryOk',
  13436: 'NotPrimaryOrSecondary',
};

/** After these a driver may send a retryable write once more. */
const retryableCodes = new Set([6, 7, 89, 91, 134, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
/** After these a whole transaction may be tried again. */
const transientCodes = new Set([24, 112, 246, 251, 267]);

/** The reply to a command that failed, with the labels that MongoDB puts on it. */
export function errorReply(
  cause: unknown,
  name: string,
  body: BsonDocument,
  failure?: Failure,
): BsonDocument {
  const error = cause instanceof CommandError ? cause : internalError(cause);
  const labels = failure?.errorLabels ?? labelsOf(error, name, body);
  return {
    ok: 0,
    errmsg: error.message,
    code: error.code,
    codeName: error.codeName || (codeNames[error.code] ?? `Location${error.code}`),
    ...error.details,
    ...(labels.length > 0 ? { errorLabels: labels } : {}),
  };
}

/** The labels of a write concern error that a fail point made. */
export const retryableLabels = (code: number, name: string, body: BsonDocument): string[] =>
  isRetryable(name, body) && retryableCodes.has(code) ? ['RetryableWriteError'] : [];

function labelsOf({ code }: CommandError, name: string, body: BsonDocument): string[] {
  if (body.autocommit === false && !endsTransaction(name)) {
    return transientCodes.has(code) || retryableCodes.has(code) ? ['TransientTransactionError'] : [];
  }
  if (name === 'commitTransaction' && transientCodes.has(code)) return ['TransientTransactionError'];
  return retryableLabels(code, name, body);
}

const endsTransaction = (name: string): boolean =>
  name === 'commitTransaction' || name === 'abortTransaction';

/** A driver sends such a command once more: a write with a number, but inside a transaction only its end. */
const isRetryable = (name: string, body: BsonDocument): boolean =>
  body.txnNumber !== undefined && (body.autocommit === undefined || endsTransaction(name));

/** A mistake in this server: the client learns of it, the connection lives on. */
const internalError = (cause: unknown): CommandError =>
  new CommandError(
    1,
    'InternalError',
    cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause),
  );
