import { UUID } from 'bson';
import { equal } from '../bson/compare';
import { CollectionIndex } from './collection-index';
import type { StoredRecord, Transaction } from './transaction';

/** The records and indexes of one namespace. */
export class Collection {
  /** In the order of insertion. */
  readonly records = new Set<StoredRecord>();
  readonly idIndex = new CollectionIndex({ v: 2, key: { _id: 1 }, name: '_id_' });
  readonly indexes = new Map<string, CollectionIndex>([['_id_', this.idIndex]]);
  readonly uuid = new UUID();
  /** Committed documents. */
  count = 0;
  /** The transaction that made the collection and has not committed yet. */
  hiddenIn: Transaction | undefined;

  constructor(
    readonly database: string,
    readonly name: string,
  ) {}

  get namespace(): string {
    return `${this.database}.${this.name}`;
  }

  /** The index with a name or a key, as hints and `dropIndexes` have it. */
  findIndex(wanted: unknown): CollectionIndex | undefined {
    return [...this.indexes.values()].find(({ specification: { name, key } }) =>
      typeof wanted === 'string' ? name === wanted : equal(key, wanted),
    );
  }
}
