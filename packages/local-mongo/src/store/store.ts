import { calculateObjectSize } from 'bson';
import { type BsonDocument } from '../bson/types';
import { located, writeConflict } from '../errors';
import { Collection } from './collection';
import type { Operation, RetryRecord } from './operation';
import { HeldByTransaction, Transaction } from './transaction';

const largestDocument = 16 * 1024 * 1024;

/**
 * The collections. All methods are synchronous, so each one is atomic. A transaction works on a copy of them, made in no
 * time because trees share what is equal; what it writes is locked by unique key until it is done again at the commit.
 */
export class Store {
  /** By namespace. */
  readonly collections = new Map<string, Collection>();
  /** Told of every committed change. */
  journal: (operations: readonly Operation[]) => void = () => undefined;
  private readonly open = new Set<Transaction>();

  /** A collection as a transaction, or everybody else, sees it. */
  collection(database: string, name: string, transaction?: Transaction): Collection | undefined {
    return (transaction ?? this).collections.get(`${database}.${name}`);
  }

  /** The collection, made when it is not there. */
  ensureCollection(database: string, name: string, transaction?: Transaction): Collection {
    const existing = this.collection(database, name, transaction);
    if (!existing) this.change({ kind: 'createCollection', database, collection: name }, transaction);
    const collection = existing ?? this.collection(database, name, transaction)!;
    if (!existing) transaction?.created.add(collection);
    return collection;
  }

  /**
   * Changes collections or indexes.
   * @throws CommandError DuplicateKey, or HeldByTransaction while a transaction has written to the collection
   */
  change(operation: Operation, transaction?: Transaction): void {
    if (operation.kind !== 'retry' && !transaction) {
      const { database, collection } = operation;
      const uses = (used: Operation): boolean =>
        used.kind !== 'retry' && used.database === database && used.collection === collection;
      const holder = [...this.open].find(({ operations }) => operations.some(uses));
      if (holder && operation.kind !== 'createCollection') throw new HeldByTransaction(holder);
    }
    apply(operation, (transaction ?? this).collections);
    if (transaction) transaction.operations.push(operation);
    else this.journal([operation]);
  }

  /**
   * Writes a document.
   * @param before the document as it is now, undefined for one that is inserted
   * @param after null to remove it
   * @param retry kept with the write, in the same commit
   * @throws CommandError DuplicateKey, WriteConflict, BSONObjectTooLarge; HeldByTransaction outside a transaction
   */
  write(
    collection: Collection,
    before: BsonDocument | undefined,
    after: BsonDocument | null,
    transaction?: Transaction,
    retry?: RetryRecord,
  ): void {
    const size = after ? calculateObjectSize(after) : 0;
    if (size > largestDocument)
      throw located(before ? 17419 : 10334, `document too large: ${size} bytes, at most ${largestDocument}`);
    const locks = this.locksOf(collection, before, after, transaction);
    const place = { database: collection.database, collection: collection.name };
    const operation: Operation = after
      ? { kind: before ? 'update' : 'insert', ...place, document: after }
      : { kind: 'delete', ...place, id: before!._id };
    apply(operation, (transaction ?? this).collections);
    if (transaction) {
      for (const lock of locks) transaction.locks.add(lock);
      transaction.operations.push(operation);
    } else this.journal(retry ? [operation, { kind: 'retry', ...retry }] : [operation]);
  }

  /**
   * Checks a write against unique indexes and other transactions: one that meets what another has written, or what was
   * changed after it began, gives up at once; a plain write waits for the holder.
   * @returns what the write locks: the document's keys, old and new, in unique indexes
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
      for (const key of new Set([
        ...(before ? index.keys(before) : []),
        ...(after ? index.keys(after) : []),
      ])) {
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

  begin(): Transaction {
    const copies = Array.from(
      this.collections,
      ([namespace, collection]) => [namespace, collection.clone()] as const,
    );
    const transaction = new Transaction(new Map(copies));
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
}

/** Makes a change that has been checked. */
export function apply(operation: Operation, collections: Map<string, Collection>): void {
  if (operation.kind === 'retry') return;
  const { database, collection: name } = operation;
  const namespace = `${database}.${name}`;
  const collection = collections.get(namespace) ?? new Collection(database, name);
  collections.set(namespace, collection);
  switch (operation.kind) {
    case 'insert':
    case 'update':
      return collection.put(operation.document._id, operation.document);
    case 'delete':
      return collection.put(operation.id, null);
    case 'createIndex':
      return collection.createIndex(operation.specification);
    case 'dropIndex':
      return collection.dropIndex(operation.name);
    case 'dropCollection':
      collections.delete(namespace);
      return;
    case 'createCollection':
      return;
  }
  throw new Error(`an unknown kind of change: ${JSON.stringify(operation)}`);
}
