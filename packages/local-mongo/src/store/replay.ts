import { Collection } from './collection';
import type { Operation, RetryRecord } from './operation';
import { apply, type Store } from './store';

/**
 * Applies what the log holds to a store that has no journal yet. Indexes other than that on `_id` are made by `finish`,
 * once, of the documents that are there then.
 */
export function createReplay({ collections }: Store, onRetry: (record: RetryRecord) => void) {
  const indexes = new Map<string, Extract<Operation, { kind: 'createIndex' }>>();
  const replay = (operation: Operation): void => {
    if (operation.kind === 'retry') return onRetry(operation);
    const prefix = `${operation.database}.${operation.collection}/`;
    if (operation.kind === 'createIndex') indexes.set(prefix + operation.specification.name, operation);
    else if (operation.kind === 'dropIndex') indexes.delete(prefix + operation.name);
    else apply(operation, collections);
    if (operation.kind === 'dropCollection')
      for (const name of [...indexes.keys()]) if (name.startsWith(prefix)) indexes.delete(name);
  };
  return { apply: replay, finish: () => indexes.forEach((operation) => apply(operation, collections)) };
}

/** The whole store as commits, for a snapshot; it is taken at once and stays what it was while it is written. */
export function stateOf(store: Store, retries: readonly RetryRecord[]): Iterable<readonly Operation[]> {
  const copies = Array.from(store.collections.values(), (collection) => collection.clone());
  return (function* commits(): Generator<readonly Operation[]> {
    for (const record of retries) yield [{ kind: 'retry', ...record }];
    for (const { database, name, indexes, documents } of copies) {
      const place = { database, collection: name };
      yield [{ kind: 'createCollection', ...place }];
      for (const { specification } of indexes.values())
        if (specification.name !== '_id_') yield [{ kind: 'createIndex', ...place, specification }];
      for (const document of documents.values()) yield [{ kind: 'insert', ...place, document }];
    }
  })();
}
