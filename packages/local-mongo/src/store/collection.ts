import { UUID } from 'bson';
import { CollectionIndex, type IndexSpecification } from './collection-index';
import type { StoredRecord } from './record';
import type { Transaction } from './transaction';

/** The records and indexes of one namespace. */
export class Collection {
  /** In the order of insertion. */
  readonly records = new Set<StoredRecord>();
  readonly indexes = new Map<string, CollectionIndex>();
  readonly uuid = new UUID();
  /** Committed documents. */
  count = 0;
  /** The transaction that made the collection and has not committed yet. */
  hiddenIn: Transaction | undefined;

  constructor(
    readonly database: string,
    public name: string,
  ) {
    this.indexes.set('_id_', new CollectionIndex(idIndex));
  }

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }
}

const idIndex: IndexSpecification = { v: 2, key: { _id: 1 }, name: '_id_' };
