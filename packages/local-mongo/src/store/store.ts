import { calculateObjectSize } from 'bson';
import { type BsonDocument } from '../bson/types';
import { located, writeConflict } from '../errors';
import { Collection } from './collection';
import { CollectionIndex, type IndexSpecification } from './collection-index';
import type { Operation, RetryRecord } from './operation';
import {
  HeldByTransaction,
  type StoredRecord,
  Transaction,
  versionsOf,
  visibleDocument,
} from './transaction';
import { checkUnique, type Version } from './unique';

const largestDocument = 16 * 1024 * 1024;

/** Collections and documents with their versions. All methods are synchronous, so each one is atomic. */
export class Store {
  /** By namespace. */
  readonly collections = new Map<string, Collection>();
  /** Told of every committed change before anything else happens. */
  journal: (operations: readonly Operation[]) => void = () => undefined;
  private clock = 1;
  private readonly open = new Set<Transaction>();
  /** Records with older versions, to be cleaned when no transaction is open. */
  private readonly versioned = new Map<StoredRecord, Collection>();

  collection(database: string, name: string): Collection | undefined {
    return this.collections.get(`${database}.${name}`);
  }

  /** The collection, made when it is not there; one made in a transaction stays hidden until it commits. */
  ensureCollection(database: string, name: string, transaction?: Transaction): Collection {
    const existing = this.collection(database, name);
    if (existing && (!existing.hiddenIn || existing.hiddenIn === transaction)) return existing;
    const collection = existing ?? new Collection(database, name);
    this.collections.set(collection.namespace, collection);
    // Somebody else needs what a transaction has made, before that commits: it stays.
    collection.hiddenIn?.created.delete(collection);
    collection.hiddenIn = existing ? undefined : transaction;
    if (collection.hiddenIn) collection.hiddenIn.created.add(collection);
    else this.journal([{ kind: 'createCollection', ...placeOf(collection) }]);
    return collection;
  }

  /** @throws HeldByTransaction while a transaction has written to the collection */
  dropCollection(collection: Collection): void {
    this.checkUnused(collection);
    this.collections.delete(collection.namespace);
    this.journal([{ kind: 'dropCollection', ...placeOf(collection) }]);
  }

  /** @throws CommandError DuplicateKey when a unique index does not fit the documents that are there */
  createIndex(collection: Collection, specification: IndexSpecification): void {
    const { hiddenIn } = collection;
    if (!hiddenIn) this.checkUnused(collection);
    const index = new CollectionIndex(specification);
    for (const record of collection.records) {
      for (const document of versionsOf(record)) {
        const documentKeys = index.documentKeys(document);
        if (index.unique && document === visibleDocument(record, hiddenIn))
          checkUnique(collection, index, documentKeys.keys, { record, document, transaction: hiddenIn });
        index.add(record, documentKeys);
      }
    }
    collection.indexes.set(specification.name, index);
    this.journal([{ kind: 'createIndex', ...placeOf(collection), specification }]);
  }

  dropIndex(collection: Collection, name: string): void {
    collection.indexes.delete(name);
    this.journal([{ kind: 'dropIndex', ...placeOf(collection), name }]);
  }

  begin(): Transaction {
    const transaction = new Transaction(this.clock);
    this.open.add(transaction);
    return transaction;
  }

  /**
   * Writes a new version of a document.
   * @param record the document's own, or `newRecord()` for one that is inserted
   * @param document null to remove it
   * @param retry kept with the write, in the same commit
   * @throws CommandError DuplicateKey, WriteConflict, BSONObjectTooLarge; HeldByTransaction outside a transaction
   */
  write(
    collection: Collection,
    record: StoredRecord,
    document: BsonDocument | null,
    transaction?: Transaction,
    retry?: RetryRecord,
  ): void {
    // A transaction that meets a newer or held version gives up at once; a plain write waits for the holder.
    if (record.pending && record.pending.transaction !== transaction)
      throw transaction ? writeConflict() : new HeldByTransaction(record.pending.transaction);
    if (transaction && record.version > transaction.snapshot) throw writeConflict();
    const before = visibleDocument(record, transaction);
    if (document) addKeys(collection, { record, document, transaction }, before !== null);
    collection.records.add(record);
    const operation: Operation = document
      ? { kind: before ? 'update' : 'insert', ...placeOf(collection), document }
      : { kind: 'delete', ...placeOf(collection), id: before!._id };
    if (transaction) {
      const replaced = record.pending?.document;
      record.pending = { document, transaction };
      transaction.touched.set(record, collection);
      transaction.operations.push(operation);
      if (replaced) forgetKeys(collection, record, replaced);
      return;
    }
    this.clock += 1;
    this.settle(collection, record, document);
    this.journal(retry ? [operation, { kind: 'retry', ...retry }] : [operation]);
  }

  /** Makes all changes of a transaction visible at once. */
  commit(transaction: Transaction, retry?: RetryRecord): void {
    const operations: Operation[] = [];
    for (const collection of transaction.created) {
      collection.hiddenIn = undefined;
      operations.push({ kind: 'createCollection', ...placeOf(collection) });
    }
    operations.push(...transaction.operations);
    if (retry && operations.length > 0) operations.push({ kind: 'retry', ...retry });
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
      if (document) forgetKeys(collection, record, document);
      if (!record.document && !record.older) collection.records.delete(record);
    }
    for (const collection of transaction.created) this.collections.delete(collection.namespace);
    this.finish(transaction, 'aborted');
  }

  /** The documents a reader sees, in the order of insertion. */
  documents(collection: Collection | undefined, transaction?: Transaction): BsonDocument[] {
    const seen = Array.from(collection?.records ?? [], (record) => visibleDocument(record, transaction));
    return seen.filter((document) => document !== null);
  }

  /** The catalogue of a collection may not change under a transaction that has written to it. */
  private checkUnused(collection: Collection): void {
    for (const transaction of this.open) {
      if ([...transaction.touched.values()].includes(collection)) throw new HeldByTransaction(transaction);
    }
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
    if (before && !keep) forgetKeys(collection, record, before);
    if (!document && !keep) collection.records.delete(record);
  }

  private finish(transaction: Transaction, state: 'committed' | 'aborted'): void {
    transaction.end(state);
    if (this.open.size > 0) return;
    for (const [record, collection] of this.versioned) {
      const older = record.older ?? [];
      record.older = undefined;
      for (const { document } of older) {
        if (document && document !== record.document) forgetKeys(collection, record, document);
      }
      if (!record.document && !record.pending) collection.records.delete(record);
    }
    this.versioned.clear();
  }
}

/** The record of a document that is not there yet. */
export const newRecord = (): StoredRecord => ({ document: null, version: 0 });

const placeOf = ({ database, name }: Collection) => ({ database, collection: name });

/** Checks a document and puts its keys into all indexes, or changes nothing. */
function addKeys(collection: Collection, version: Version, updating: boolean): void {
  const { record, document } = version;
  const size = calculateObjectSize(document);
  if (size > largestDocument)
    throw located(updating ? 17419 : 10334, `document too large: ${size} bytes, at most ${largestDocument}`);
  const entries = Array.from(collection.indexes.values(), (index) => {
    const documentKeys = index.documentKeys(document);
    if (index.unique) checkUnique(collection, index, documentKeys.keys, version);
    return { index, documentKeys };
  });
  for (const { index, documentKeys } of entries) index.add(record, documentKeys);
}

/** Takes a version's keys out of the indexes, but for those that another version still needs. */
function forgetKeys(collection: Collection, record: StoredRecord, gone: BsonDocument): void {
  const versions = versionsOf(record).filter((version) => version !== gone);
  for (const index of collection.indexes.values()) {
    const needed = new Set(versions.flatMap((version) => index.documentKeys(version).keys));
    for (const key of index.documentKeys(gone).keys) {
      if (!needed.has(key)) index.remove(record, key);
    }
  }
}
