import { calculateObjectSize } from 'bson';
import { type BsonDocument } from '../bson/types';
import { CommandError, writeConflict } from '../errors';
import { Collection } from './collection';
import { CollectionIndex, type IndexSpecification } from './collection-index';
import { type Operation, operationOf, type RetryRecord } from './operation';
import { type StoredRecord, versionsOf, visibleDocument } from './record';
import { HeldByTransaction, Transaction } from './transaction';
import { checkUnique, duplicateKey, holdsOther } from './unique';

const largestDocument = 16 * 1024 * 1024;

/** Databases, collections and documents with their versions. All methods are synchronous, so each one is atomic. */
export class Store {
  readonly databases = new Map<string, Map<string, Collection>>();
  /** Told of every committed change before anything else happens. */
  journal: (operations: readonly Operation[]) => void = () => undefined;
  private clock = 1;
  private readonly open = new Set<Transaction>();
  /** Records with older versions, to be cleaned when no transaction is open. */
  private readonly versioned = new Map<StoredRecord, Collection>();

  collection(database: string, name: string): Collection | undefined {
    return this.databases.get(database)?.get(name);
  }

  /** The collection, made when it is not there; one made in a transaction stays hidden until it commits. */
  ensureCollection(database: string, name: string, transaction?: Transaction): Collection {
    const existing = this.collection(database, name);
    if (existing) {
      // Somebody else needs it before the transaction commits: it stays.
      if (existing.hiddenIn && existing.hiddenIn !== transaction) this.reveal(existing);
      return existing;
    }
    const collection = new Collection(database, name);
    const collections = this.databases.get(database) ?? new Map<string, Collection>();
    this.databases.set(database, collections.set(name, collection));
    if (transaction) {
      collection.hiddenIn = transaction;
      transaction.created.add(collection);
    } else this.journal([{ kind: 'createCollection', database, collection: name }]);
    return collection;
  }

  /** @throws HeldByTransaction while a transaction has written to the collection */
  dropCollection(database: string, name: string): void {
    const collections = this.databases.get(database);
    const collection = collections?.get(name);
    if (!collections || !collection) return;
    this.checkUnused(collection);
    collections.delete(name);
    if (collections.size === 0) this.databases.delete(database);
    this.journal([{ kind: 'dropCollection', database, collection: name }]);
  }

  /** @param to the new name, not in use, in the same database */
  renameCollection(collection: Collection, to: string): void {
    this.checkUnused(collection);
    const collections = this.databases.get(collection.database)!;
    this.journal([
      { kind: 'renameCollection', database: collection.database, collection: collection.name, to },
    ]);
    collections.delete(collection.name);
    collections.set(to, collection);
    collection.name = to;
  }

  /** @throws CommandError DuplicateKey when a unique index does not fit the documents that are there */
  createIndex(collection: Collection, specification: IndexSpecification): void {
    if (!collection.hiddenIn) this.checkUnused(collection);
    const index = new CollectionIndex(specification);
    for (const record of collection.records) {
      for (const document of versionsOf(record)) {
        const keys = index.documentKeys(document);
        const clash =
          index.unique &&
          document === record.document &&
          keys.keys.some((key) => holdsOther(index, key, record));
        if (clash) throw duplicateKey(collection, index, document);
        index.add(record, keys);
      }
    }
    collection.indexes.set(specification.name, index);
    this.journal([
      { kind: 'createIndex', database: collection.database, collection: collection.name, specification },
    ]);
  }

  dropIndex(collection: Collection, name: string): void {
    collection.indexes.delete(name);
    this.journal([{ kind: 'dropIndex', database: collection.database, collection: collection.name, name }]);
  }

  begin(): Transaction {
    const transaction = new Transaction(this.clock);
    this.open.add(transaction);
    return transaction;
  }

  /** @throws CommandError DuplicateKey, WriteConflict, BSONObjectTooLarge; HeldByTransaction outside a transaction */
  insert(
    collection: Collection,
    document: BsonDocument,
    transaction?: Transaction,
    retry?: RetryRecord,
  ): StoredRecord {
    const record: StoredRecord = { document: null, version: 0 };
    this.write(collection, record, document, transaction, retry);
    return record;
  }

  /** @throws CommandError DuplicateKey, WriteConflict, BSONObjectTooLarge; HeldByTransaction outside a transaction */
  update(
    collection: Collection,
    record: StoredRecord,
    document: BsonDocument,
    transaction?: Transaction,
    retry?: RetryRecord,
  ): void {
    this.checkHeld(record, transaction);
    this.write(collection, record, document, transaction, retry);
  }

  /** @throws CommandError WriteConflict; HeldByTransaction outside a transaction */
  remove(collection: Collection, record: StoredRecord, transaction?: Transaction, retry?: RetryRecord): void {
    this.checkHeld(record, transaction);
    this.put(collection, record, null, transaction, retry);
  }

  /** Makes all changes of a transaction visible at once. */
  commit(transaction: Transaction, retry?: RetryRecord): void {
    const operations: Operation[] = [...transaction.created].map(({ database, name }) => ({
      kind: 'createCollection',
      database,
      collection: name,
    }));
    for (const collection of transaction.created) collection.hiddenIn = undefined;
    operations.push(...transaction.operations);
    if (retry && operations.length > 0) operations.push({ kind: 'retry', record: retry });
    this.open.delete(transaction);
    if (transaction.touched.size > 0) this.clock += 1;
    for (const [record, collection] of transaction.touched) {
      const { document } = record.pending!;
      record.pending = undefined;
      this.settle(collection, record, document);
    }
    if (operations.length > 0) this.journal(operations);
    this.finish(transaction, 'committed');
  }

  abort(transaction: Transaction): void {
    this.open.delete(transaction);
    for (const [record, collection] of transaction.touched) {
      const { document } = record.pending!;
      record.pending = undefined;
      if (document) this.forgetKeys(collection, record, document);
      if (!record.document && !record.older) collection.records.delete(record);
    }
    for (const collection of transaction.created) {
      if (collection.hiddenIn !== transaction) continue;
      const collections = this.databases.get(collection.database)!;
      collections.delete(collection.name);
      if (collections.size === 0) this.databases.delete(collection.database);
    }
    this.finish(transaction, 'aborted');
  }

  /** The documents a reader sees, in the order of insertion. */
  documents(collection: Collection | undefined, transaction?: Transaction): BsonDocument[] {
    const seen: BsonDocument[] = [];
    for (const record of collection?.records ?? []) {
      const document = visibleDocument(record, transaction);
      if (document) seen.push(document);
    }
    return seen;
  }

  /** The catalogue of a collection may not change under a transaction that has written to it. */
  private checkUnused(collection: Collection): void {
    for (const transaction of this.open) {
      for (const touched of transaction.touched.values()) {
        if (touched === collection) throw new HeldByTransaction(transaction);
      }
    }
  }

  private reveal(collection: Collection): void {
    collection.hiddenIn?.created.delete(collection);
    collection.hiddenIn = undefined;
    this.journal([{ kind: 'createCollection', database: collection.database, collection: collection.name }]);
  }

  /** A transaction that meets a newer or held version gives up at once; a plain write waits for the holder. */
  private checkHeld(record: StoredRecord, transaction: Transaction | undefined): void {
    if (record.pending && record.pending.transaction !== transaction) {
      throw transaction ? writeConflict() : new HeldByTransaction(record.pending.transaction);
    }
    if (transaction && record.version > transaction.snapshot) throw writeConflict();
  }

  private write(
    collection: Collection,
    record: StoredRecord,
    document: BsonDocument,
    transaction: Transaction | undefined,
    retry: RetryRecord | undefined,
  ): void {
    const size = calculateObjectSize(document);
    if (size > largestDocument) throw tooLarge(size, visibleDocument(record, transaction) !== null);
    for (const index of collection.indexes.values()) {
      if (index.unique) checkUnique(collection, index, record, document, transaction);
    }
    this.put(collection, record, document, transaction, retry);
  }

  private put(
    collection: Collection,
    record: StoredRecord,
    document: BsonDocument | null,
    transaction: Transaction | undefined,
    retry: RetryRecord | undefined,
  ): void {
    const before = visibleDocument(record, transaction);
    const keys = document
      ? [...collection.indexes.values()].map((index) => [index, index.documentKeys(document)] as const)
      : [];
    for (const [index, documentKeys] of keys) index.add(record, documentKeys);
    collection.records.add(record);
    const operation = operationOf(collection, before, document);
    if (transaction) {
      const replaced = record.pending?.document;
      record.pending = { document, transaction };
      transaction.touched.set(record, collection);
      transaction.operations.push(operation);
      if (replaced) this.forgetKeys(collection, record, replaced);
      return;
    }
    this.clock += 1;
    this.settle(collection, record, document);
    this.journal(retry ? [operation, { kind: 'retry', record: retry }] : [operation]);
  }

  /** Makes a document the latest version; the one before is kept while a transaction is open. */
  private settle(collection: Collection, record: StoredRecord, document: BsonDocument | null): void {
    const before = record.document;
    collection.count += (document ? 1 : 0) - (before ? 1 : 0);
    const keep = this.open.size > 0 || record.older !== undefined;
    if (keep) {
      (record.older ??= []).push({ document: before, version: record.version });
      this.versioned.set(record, collection);
    }
    record.document = document;
    record.version = this.clock;
    if (before && !keep) this.forgetKeys(collection, record, before);
    if (!document && !keep) collection.records.delete(record);
  }

  /** Takes a version's keys out of the indexes, but for those that another version still needs. */
  private forgetKeys(collection: Collection, record: StoredRecord, gone: BsonDocument): void {
    const versions = versionsOf(record).filter((version) => version !== gone);
    for (const index of collection.indexes.values()) {
      const needed = new Set(versions.flatMap((version) => index.keys(version)));
      for (const key of index.keys(gone)) {
        if (!needed.has(key)) index.remove(record, key);
      }
    }
  }

  private finish(transaction: Transaction, state: 'committed' | 'aborted'): void {
    if (this.open.size === 0) this.dropOlderVersions();
    transaction.end(state);
  }

  private dropOlderVersions(): void {
    for (const [record, collection] of this.versioned) {
      const older = record.older ?? [];
      record.older = undefined;
      for (const { document } of older) {
        if (document && document !== record.document) this.forgetKeys(collection, record, document);
      }
      if (!record.document && !record.pending) collection.records.delete(record);
    }
    this.versioned.clear();
  }
}

const tooLarge = (size: number, updating: boolean) =>
  updating
    ? new CommandError(
        17419,
        'Location17419',
        `Resulting document after update is larger than ${largestDocument}`,
      )
    : new CommandError(
        10334,
        'BSONObjectTooLarge',
        `object to insert too large. size in bytes: ${size}, max size: ${largestDocument}`,
      );
