import { afterAll, encodeKey } from '../bson/compare';
import { type BsonDocument, isNumber, toNumber } from '../bson/types';
import { writeConflict } from '../errors';
import { apply, type Change, type Operation, type RetryRecord } from './changes';
import type { Collection } from './collection';
import { writtenOf } from './written';

const beginningOfTime = new Date(-8.64e15);

/** An open multi-document transaction. It works on its own copy, which nobody else sees until it commits. */
export class Transaction {
  state: 'open' | 'committed' | 'aborted' = 'open';
  /** In milliseconds since 1970. */
  readonly beganAt = Date.now();
  readonly operations: Change[] = [];
  readonly created = new Set<Collection>();
  /** The unique keys of its writes. Nobody else may write these before it ends. */
  readonly locks = new Set<string>();
  private settle = (): void => undefined;
  /** Resolves when the transaction has ended, either way. */
  readonly ended = new Promise<void>((resolve) => (this.settle = resolve));

  /** @param collections as they are at the first command, by namespace */
  constructor(readonly collections: Map<string, Collection>) {}

  end(state: 'committed' | 'aborted'): void {
    this.state = state;
    this.settle();
  }
}

/** Thrown by a plain write of a document that an open transaction holds. The write waits and retries. */
export class HeldByTransaction extends Error {
  constructor(readonly transaction: Transaction) {
    super('the document is held by an open transaction');
  }
}

/**
 * The collections. All methods are synchronous, so each one is atomic. A transaction works on a copy, which is cheap
 * because trees share structure. Its writes are locked by unique key until they are repeated at the commit.
 */
export class Store {
  /** By namespace. */
  readonly collections = new Map<string, Collection>();
  /** Called for every committed change. */
  journal: (operations: readonly Operation[]) => void = () => undefined;
  private readonly open = new Set<Transaction>();

  /** A collection as a transaction sees it, or as everybody else does. */
  collection(database: string, name: string, transaction?: Transaction): Collection | undefined {
    return (transaction ?? this).collections.get(`${database}.${name}`);
  }

  /** The collection, created if missing. */
  ensureCollection(database: string, name: string, transaction?: Transaction): Collection {
    const existing = this.collection(database, name, transaction);
    if (existing) return existing;
    this.change({ kind: 'createCollection', database, collection: name }, transaction);
    const collection = this.collection(database, name, transaction)!;
    transaction?.created.add(collection);
    return collection;
  }

  /**
   * Changes collections or indexes.
   * @throws CommandError DuplicateKey, or HeldByTransaction while a transaction has written there
   */
  change(operation: Change, transaction?: Transaction): void {
    const uses = ({ database, collection }: Change): boolean =>
      database === operation.database && collection === operation.collection;
    const holder = transaction ? undefined : [...this.open].find(({ operations }) => operations.some(uses));
    if (holder && operation.kind !== 'createCollection') throw new HeldByTransaction(holder);
    apply(operation, (transaction ?? this).collections);
    if (transaction) transaction.operations.push(operation);
    else this.journal([operation]);
  }

  /**
   * Writes a document. It is an insert without a document before, and a removal without one after.
   * @throws CommandError DuplicateKey, WriteConflict or BSONObjectTooLarge, or HeldByTransaction outside a transaction
   */
  write(
    collection: Collection,
    before: BsonDocument | undefined,
    after: BsonDocument | null,
    transaction?: Transaction,
    retry?: RetryRecord,
  ): void {
    const place = { database: collection.database, collection: collection.name };
    const written = after && writtenOf(place, before, after);
    const locks = this.locksOf(collection, before, after, transaction);
    const operation: Change = after
      ? { kind: 'put', ...place, document: after, ...written }
      : { kind: 'delete', ...place, id: before!._id };
    apply(operation, (transaction ?? this).collections);
    if (transaction) {
      for (const lock of locks) transaction.locks.add(lock);
      transaction.operations.push(operation);
    } else this.journal(retry ? [operation, { kind: 'retry', ...retry }] : [operation]);
  }

  /**
   * Checks a write. A transaction fails at once if another one wrote the document or if it changed since the snapshot.
   * A plain write waits for the other transaction. @returns the old and new keys in unique indexes, which must be
   * locked
   */
  private locksOf(
    collection: Collection,
    before: BsonDocument | undefined,
    after: BsonDocument | null,
    transaction: Transaction | undefined,
  ): string[] {
    const current = this.collections.get(collection.namespace);
    const fresh = !transaction || transaction.created.has(collection);
    if (!fresh && current?.catalogue !== collection.catalogue) throw writeConflict();
    const locks: string[] = [];
    for (const [name, index] of collection.indexes) {
      if (!index.unique) continue;
      const versions = [before, after].filter((document) => !!document);
      for (const key of new Set(versions.flatMap((document) => index.keys(document)))) {
        const lock = `${collection.namespace}/${name}/${key}`;
        const holder = [...this.open].find(({ locks: held }) => held.has(lock));
        if (holder && holder !== transaction)
          throw transaction ? writeConflict() : new HeldByTransaction(holder);
        const owner = collection.owner(name, key);
        if (!fresh && !holder && current!.owner(name, key) !== owner) throw writeConflict();
        if (owner && owner !== before) throw collection.duplicateKey(index, after!);
        locks.push(lock);
      }
    }
    return locks;
  }

  /** Snapshots of all collections, independent of later changes. */
  copies(): Collection[] {
    return Array.from(this.collections.values(), (collection) => collection.clone());
  }

  /** Everything as it is now, for reads only: nothing is locked. */
  view(): Transaction {
    return new Transaction(new Map(this.copies().map((copy) => [copy.namespace, copy])));
  }

  begin(): Transaction {
    const transaction = this.view();
    this.open.add(transaction);
    return transaction;
  }

  /** Makes all changes of a transaction visible at once. @throws CommandError WriteConflict */
  commit(transaction: Transaction, retry?: RetryRecord): void {
    const { operations, created } = transaction;
    if ([...created].some(({ namespace }) => this.collections.has(namespace))) {
      this.abort(transaction);
      throw writeConflict();
    }
    for (const operation of operations) apply(operation, this.collections);
    if (operations.length > 0)
      this.journal(retry ? [...operations, { kind: 'retry', ...retry }] : operations);
    this.open.delete(transaction);
    transaction.end('committed');
  }

  abort(transaction: Transaction): void {
    this.open.delete(transaction);
    transaction.end('aborted');
  }

  /** Removes documents that have expired by an index with `expireAfterSeconds`. */
  removeExpired(): void {
    for (const collection of this.collections.values()) {
      for (const index of collection.indexes.values()) {
        const { expireAfterSeconds: seconds } = index.specification;
        if (!isNumber(seconds) || index.fields.length !== 1) continue;
        const limit = encodeKey(new Date(Date.now() - toNumber(seconds) * 1000)) + afterAll;
        for (const number of new Set(index.range(encodeKey(beginningOfTime), limit))) {
          try {
            this.write(collection, collection.documents.get(number), null);
          } catch (error) {
            // The next run will find the document again.
            if (!(error instanceof HeldByTransaction)) throw error;
          }
        }
      }
    }
  }
}
