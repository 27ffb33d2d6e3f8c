import type { BsonDocument } from '../bson/types';
import type { Collection } from './collection';
import type { IndexSpecification } from './collection-index';

/** What a statement of a retryable write answered, to be answered again instead of being done again. */
export interface RetryRecord {
  /** The session, in hexadecimal. */
  readonly session: string;
  readonly transactionNumber: number;
  /** -1 for a committed transaction. */
  readonly statement: number;
  readonly result: BsonDocument;
}

/** A change of the store, as the log keeps it. */
export type Operation =
  | {
      readonly kind: 'insert' | 'update';
      readonly database: string;
      readonly collection: string;
      readonly document: BsonDocument;
    }
  | { readonly kind: 'delete'; readonly database: string; readonly collection: string; readonly id: unknown }
  | {
      readonly kind: 'createCollection' | 'dropCollection';
      readonly database: string;
      readonly collection: string;
    }
  | {
      readonly kind: 'renameCollection';
      readonly database: string;
      readonly collection: string;
      readonly to: string;
    }
  | {
      readonly kind: 'createIndex';
      readonly database: string;
      readonly collection: string;
      readonly specification: IndexSpecification;
    }
  | {
      readonly kind: 'dropIndex';
      readonly database: string;
      readonly collection: string;
      readonly name: string;
    }
  | { readonly kind: 'retry'; readonly record: RetryRecord };

/** The change of one document from `before` (null: it was not there) to `document` (null: it is gone). */
export function operationOf(
  collection: Collection,
  before: BsonDocument | null,
  document: BsonDocument | null,
): Operation {
  const place = { database: collection.database, collection: collection.name };
  if (!document) return { kind: 'delete', ...place, id: before!._id };
  return { kind: before ? 'update' : 'insert', ...place, document };
}
