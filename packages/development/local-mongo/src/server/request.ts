import { setTimeout as sleep } from 'node:timers/promises';
import { compileExpression } from '../aggregate/expression';
import { type BsonDocument, isDocument, isNumber, toNumber } from '../bson/types';
import { badValue, checkTime, located, notImplemented, typeMismatch } from '../errors';
import { HeldByTransaction, type Store, type Transaction } from '../store/store';
import type { Cursors } from './cursors';
import type { FailPoints } from './fail-points';
import type { Session, Sessions } from './sessions';
import type { Snapshots } from './snapshots';
import type { Connection } from './wire';

/** State that all commands share. */
export interface ServerState {
  readonly store: Store;
  readonly sessions: Sessions;
  readonly cursors: Cursors;
  readonly snapshots: Snapshots;
  readonly failPoints: FailPoints | undefined;
}

/** One command in progress. */
export interface Request {
  readonly state: ServerState;
  readonly connection: Connection;
  readonly database: string;
  readonly name: string;
  readonly body: BsonDocument;
  /** Variables of the command's `let`, and `NOW`. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly session?: Session;
  readonly transaction?: Transaction;
  /** Whether results are stored for repeated statements. */
  readonly retryable: boolean;
  /** The command's deadline, in milliseconds since 1970. */
  readonly deadline?: number;
}

export type Command = (request: Request) => BsonDocument | Promise<BsonDocument>;

/** Runs a write, and waits while a transaction holds what it needs. @throws CommandError MaxTimeMSExpired */
export async function whenFree<T>(request: Request, write: () => T): Promise<T> {
  for (;;) {
    try {
      return write();
    } catch (error) {
      if (!(error instanceof HeldByTransaction)) throw error;
      const rest = (request.deadline ?? Infinity) - Date.now();
      const timeout = rest < Infinity ? [sleep(Math.max(1, rest), undefined, { ref: false })] : [];
      await Promise.race([error.transaction.ended, ...timeout]);
      checkTime(request);
    }
  }
}

/** The variables of a command's `let`, and `NOW`. @throws CommandError TypeMismatch */
export function variablesOf(body: BsonDocument): Record<string, unknown> {
  const variables: Record<string, unknown> = { NOW: new Date() };
  for (const [name, expression] of Object.entries(optionalDocument(body.let, 'let')))
    variables[name] = compileExpression(expression)({ root: {}, variables: {} });
  return variables;
}

/** Unsupported options of commands, statements and indexes that would change the result. */
const unsupportedOptions = (
  'min max returnKey showRecordId tailable awaitData oplogReplay capped size validator viewOn timeseries ' +
  'clusteredIndex changeStreamPreAndPostImages encryptedFields weights wildcardProjection storageEngine hidden ' +
  'prepareUnique clustered'
).split(' ');

/** @throws CommandError NotImplemented with the name of an unsupported option */
export function refuseOptions(options: BsonDocument): void {
  const refused = unsupportedOptions.find((name) => (options[name] ?? false) !== false);
  if (refused) throw notImplemented(`the option ${refused}`);
  const { collation } = options;
  if (isDocument(collation) && collation.locale !== 'simple') throw notImplemented('collation');
}

/** The collection a command names. @throws CommandError InvalidNamespace */
export function collectionName(name: unknown): string {
  if (typeof name !== 'string') throw badValue('collection name has invalid type');
  if (/^$|^[$.]|\0/.test(name)) throw located(73, `Invalid collection name specified '${name}'`);
  return name;
}

/** An optional document. @throws CommandError TypeMismatch */
export function optionalDocument(value: unknown, name: string): BsonDocument {
  if (isDocument(value ?? {})) return (value ?? {}) as BsonDocument;
  throw typeMismatch(`Expected field ${name} to be of type object`);
}

/** An optional number. @throws CommandError TypeMismatch */
export function optionalNumber(value: unknown, name: string): number | undefined {
  if (!isNumber(value ?? 0)) throw typeMismatch(`${name} has to be a number`);
  return value === undefined || value === null ? undefined : toNumber(value);
}
