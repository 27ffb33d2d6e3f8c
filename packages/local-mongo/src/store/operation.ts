import type { BsonDocument } from '../bson/types';
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

interface Place {
  readonly database: string;
  readonly collection: string;
}

/** A change of the store, as it is made and as the log keeps it. */
export type Operation =
  | (Place & { readonly kind: 'insert' | 'update'; readonly document: BsonDocument })
  | (Place & { readonly kind: 'delete'; readonly id: unknown })
  | (Place & { readonly kind: 'createCollection' | 'dropCollection' })
  | (Place & { readonly kind: 'createIndex'; readonly specification: IndexSpecification })
  | (Place & { readonly kind: 'dropIndex'; readonly name: string })
  | (RetryRecord & { readonly kind: 'retry' });
