import type { BsonDocument } from '../bson/types';
import { CollectionIndex } from './collection-index';
import type { Operation, RetryRecord } from './operation';
import { newRecord, type Store } from './store';

/**
 * Applies what the log holds to a store that has no journal yet. It was checked when it was written, so nothing is
 * checked again, and only the index on `_id` is kept: `finish` fills the others, once.
 */
export function createReplay(store: Store, onRetry: (record: RetryRecord) => void) {
  const apply = (operation: Operation): void => {
    if (operation.kind === 'retry') return onRetry(operation);
    const { records, indexes, idIndex } = store.ensureCollection(operation.database, operation.collection);
    switch (operation.kind) {
      case 'insert':
      case 'update': {
        const { document } = operation;
        const keys = idIndex.documentKeys(document);
        const [record = newRecord()] = idIndex.at(keys.keys[0]!);
        if (!record.document) idIndex.add(record, keys);
        record.document = document;
        records.add(record);
        return;
      }
      case 'delete':
        for (const key of idIndex.documentKeys({ _id: operation.id }).keys) {
          for (const record of idIndex.at(key)) {
            records.delete(record);
            idIndex.remove(record, key);
          }
        }
        return;
      case 'createIndex':
        indexes.set(operation.specification.name, new CollectionIndex(operation.specification));
        return;
      case 'dropIndex':
        indexes.delete(operation.name);
        return;
      case 'dropCollection':
        store.collections.delete(`${operation.database}.${operation.collection}`);
        return;
      case 'createCollection':
        return;
      default:
        throw new Error(`the log holds a change of an unknown kind: ${JSON.stringify(operation)}`);
    }
  };
  const finish = (): void => {
    for (const collection of store.collections.values()) {
      collection.count = collection.records.size;
      const [, ...indexes] = collection.indexes.values();
      for (const index of indexes) {
        for (const record of collection.records) index.add(record, index.documentKeys(record.document!));
      }
    }
  };
  return { apply, finish };
}

/**
 * The whole store as commits, for a snapshot. Documents are never changed in place, so a list of them taken at once
 * stays what it was while it is written.
 */
export function stateOf(store: Store, retries: readonly RetryRecord[]): Iterable<readonly Operation[]> {
  const catalogue = retries.map((record): Operation => ({ kind: 'retry', ...record }));
  const contents: { database: string; collection: string; documents: BsonDocument[] }[] = [];
  for (const collection of store.collections.values()) {
    if (collection.hiddenIn) continue;
    const place = { database: collection.database, collection: collection.name };
    catalogue.push({ kind: 'createCollection', ...place });
    for (const { specification } of collection.indexes.values())
      if (specification.name !== '_id_') catalogue.push({ kind: 'createIndex', ...place, specification });
    contents.push({ ...place, documents: store.documents(collection) });
  }
  return (function* commits(): Generator<readonly Operation[]> {
    for (const operation of catalogue) yield [operation];
    for (const { documents, ...place } of contents)
      for (const document of documents) yield [{ kind: 'insert', ...place, document }];
  })();
}
