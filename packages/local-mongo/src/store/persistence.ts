import type { Operation, RetryRecord } from './operation';
import type { Store } from './store';

/** Applies commits read from the log to a store that has no journal yet. */
export function replayInto(
  store: Store,
  onRetry: (record: RetryRecord) => void,
): (operations: Operation[]) => void {
  return (operations) => {
    for (const operation of operations) replay(store, operation, onRetry);
  };
}

function replay(store: Store, operation: Operation, onRetry: (record: RetryRecord) => void): void {
  if (operation.kind === 'retry') {
    onRetry(operation.record);
    return;
  }
  if (operation.kind === 'dropCollection') {
    store.dropCollection(operation.database, operation.collection);
    return;
  }
  const collection = store.ensureCollection(operation.database, operation.collection);
  switch (operation.kind) {
    case 'insert':
      store.insert(collection, operation.document);
      break;
    case 'update':
      store.update(collection, recordWith(collection, operation.document._id), operation.document);
      break;
    case 'delete':
      store.remove(collection, recordWith(collection, operation.id));
      break;
    case 'createIndex':
      store.createIndex(collection, operation.specification);
      break;
    case 'dropIndex':
      store.dropIndex(collection, operation.name);
      break;
    case 'renameCollection':
      store.renameCollection(collection, operation.to);
      break;
    case 'createCollection':
      break;
  }
}

function recordWith(collection: Parameters<Store['insert']>[0], id: unknown) {
  const [record] = collection.indexes.get('_id_')!.at(collection.indexes.get('_id_')!.keys({ _id: id })[0]!);
  if (!record) throw new Error(`the log changes a document of ${collection.namespace} that is not there`);
  return record;
}

/**
 * The whole store as commits, for a snapshot. Documents are never changed in place, so a list of them taken at once
 * stays what it was while it is written.
 */
export function stateOf(store: Store, retries: Iterable<RetryRecord>): Iterable<readonly Operation[]> {
  const catalogue: Operation[] = [];
  const documents: { database: string; collection: string; documents: ReturnType<Store['documents']> }[] = [];
  for (const collections of store.databases.values()) {
    for (const collection of collections.values()) {
      if (collection.hiddenIn) continue;
      const place = { database: collection.database, collection: collection.name };
      catalogue.push({ kind: 'createCollection', ...place });
      for (const { specification } of collection.indexes.values()) {
        if (specification.name !== '_id_') catalogue.push({ kind: 'createIndex', ...place, specification });
      }
      documents.push({ ...place, documents: store.documents(collection) });
    }
  }
  const kept: Operation[] = [...retries].map((record) => ({ kind: 'retry', record }));
  return (function* commits(): Generator<readonly Operation[]> {
    for (const operation of [...catalogue, ...kept]) yield [operation];
    for (const { database, collection, documents: list } of documents) {
      for (const document of list) yield [{ kind: 'insert', database, collection, document }];
    }
  })();
}
