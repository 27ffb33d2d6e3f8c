import { type BsonDocument, isDocument, isNumber, toNumber } from '../bson/types';
import { badValue, notImplemented, timeLimitExceeded, typeMismatch, CommandError } from '../errors';
import { compileExpression } from '../aggregate/expression';
import type { RetryRecord } from '../store/operation';
import type { Store } from '../store/store';
import { HeldByTransaction, type Transaction } from '../store/transaction';
import type { Cursors } from './cursors';
import type { FailPoints } from './fail-points';
import type { Session, Sessions } from './sessions';
import type { Connection } from './wire';

/** What all commands share. */
export interface ServerState {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
  readonly failPoints: FailPoints | undefined;
  /** Removes expired documents now; the server does so every minute. */
  expireDocuments(): void;
}

/** One command on its way. */
export interface Request {
  readonly state: ServerState;
  readonly connection: Connection;
  readonly database: string;
  readonly name: string;
  readonly body: BsonDocument;
  readonly session?: Session;
  /** Set inside of a multi-document transaction. */
  readonly transaction?: Transaction;
  /** Whether statements are to be kept and answered again. */
  readonly retryable: boolean;
  /** When the command's time is over, in milliseconds since 1970. */
  readonly deadline?: number;
}

export type Command = (request: Request) => BsonDocument | Promise<BsonDocument>;

/** @throws CommandError MaxTimeMSExpired */
export function checkTime({ deadline }: Request): void {
  if (deadline !== undefined && Date.now() > deadline) throw timeLimitExceeded();
}

/**
 * Does a write, waiting as long as an open transaction holds what it needs.
 * @throws CommandError MaxTimeMSExpired when that takes longer than the command may
 */
export async function whenFree<T>(request: Request, write: () => T): Promise<T> {
  for (;;) {
    try {
      return write();
    } catch (error) {
      if (!(error instanceof HeldByTransaction)) throw error;
      await endOf(error.transaction, request);
    }
  }
}

async function endOf(transaction: Transaction, { deadline }: Request): Promise<void> {
  if (deadline === undefined) return transaction.ended();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(timeLimitExceeded()), Math.max(0, deadline - Date.now()));
  });
  await Promise.race([transaction.ended(), timeout]).finally(() => clearTimeout(timer));
}

/** What to keep with a write so that a repeated one is answered instead of done; nothing when it is not retryable. */
export function retryRecord(
  request: Request,
  statement: number,
  result: BsonDocument,
): RetryRecord | undefined {
  const { session, retryable } = request;
  if (!session || !retryable) return undefined;
  return { session: session.id, transactionNumber: session.transactionNumber, statement, result };
}

/** Remembers a statement once its write has been done. */
export function rememberStatement(request: Request, record: RetryRecord | undefined): void {
  if (record) request.session!.statements.set(record.statement, record.result);
}

/** The variables of a command's `let`, and `NOW`. */
export function variablesOf({ body }: Request): Record<string, unknown> {
  const variables: Record<string, unknown> = { NOW: new Date() };
  if (body.let === undefined) return variables;
  if (!isDocument(body.let)) throw typeMismatch("'let' must be an object");
  for (const [name, expression] of Object.entries(body.let)) {
    variables[name] = compileExpression(expression)({ root: {}, variables: {} });
  }
  return variables;
}

/** @throws CommandError NotImplemented when a command uses an option that would change its meaning */
export function refuseOptions(body: BsonDocument, names: readonly string[]): void {
  for (const name of names) {
    const value = body[name];
    if (value !== undefined && value !== false && value !== null) throw notImplemented(`the option ${name}`);
  }
  const { collation } = body;
  if (isDocument(collation) && collation.locale !== 'simple') throw notImplemented('collation');
}

/** The collection a command names. @throws CommandError InvalidNamespace */
export function collectionName(name: unknown): string {
  if (typeof name !== 'string') throw badValue('collection name has invalid type');
  if (name === '' || name.includes('\0') || name.startsWith('$') || name.startsWith('.')) {
    throw new CommandError(73, 'InvalidNamespace', `Invalid collection name specified '${name}'`);
  }
  return name;
}

/** A document that may be missing. @throws CommandError TypeMismatch */
export function optionalDocument(value: unknown, name: string): BsonDocument {
  if (value === undefined || value === null) return {};
  if (!isDocument(value)) throw typeMismatch(`Expected field ${name} to be of type object`);
  return value;
}

/** A number that may be missing. @throws CommandError TypeMismatch */
export function optionalNumber(value: unknown, name: string): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (!isNumber(value)) throw typeMismatch(`Expected field ${name} to be a number`);
  return toNumber(value);
}
