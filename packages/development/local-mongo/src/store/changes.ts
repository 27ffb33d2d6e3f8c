import { type BsonDocument, show } from '../bson/types';
import { Collection, type IndexSpecification } from './collection';
import { type Step, takeSteps } from './difference';

/** The stored result of a statement of a retryable write, so that a retry is not executed again. */
export interface RetryRecord {
  /** The session, in hexadecimal. */
  readonly session: string;
  readonly transactionNumber: number;
  /** -1 for a committed transaction. */
  readonly statement: number;
  readonly result: BsonDocument;
}

export interface Place {
  readonly database: string;
  readonly collection: string;
}

/**
 * A change of the store. A put may include its document's encoded bytes, or those of the patch from the previous
 * document, which are then logged.
 */
export type Change =
  | (Place & {
      readonly kind: 'put';
      readonly document: BsonDocument;
      readonly bytes?: Uint8Array;
      readonly patch?: Uint8Array;
    })
  | (Place & { readonly kind: 'delete'; readonly id: unknown })
  | (Place & { readonly kind: 'createCollection' | 'dropCollection' })
  | (Place & { readonly kind: 'createIndex'; readonly specification: IndexSpecification })
  | (Place & { readonly kind: 'dropIndex'; readonly name: string });

/** The changes of a large document, which are only in the log. */
export type Patch = Place & { readonly kind: 'patch'; readonly id: unknown; readonly steps: readonly Step[] };

/** An entry of the log. */
export type Operation = Change | Patch | (RetryRecord & { readonly kind: 'retry' });

/** Applies a validated change. */
export function apply(operation: Change, collections: Map<string, Collection>): void {
  const { database, collection: name } = operation;
  const namespace = `${database}.${name}`;
  const collection = collections.get(namespace) ?? new Collection(database, name);
  collections.set(namespace, collection);
  switch (operation.kind) {
    case 'put':
      return collection.put(operation.document._id, operation.document);
    case 'delete':
      return collection.put(operation.id, null);
    case 'createIndex':
      return collection.createIndex(operation.specification);
    case 'dropIndex':
      return collection.dropIndex(operation.name);
    case 'dropCollection':
      return void collections.delete(namespace);
    case 'createCollection':
      return;
    default:
      throw new Error(`an unknown kind of change: ${JSON.stringify(operation)}`);
  }
}

/** Replays the log. Indexes other than that on `_id` are built once, by `finish`. */
export function createReplay(collections: Map<string, Collection>, onRetry: (record: RetryRecord) => void) {
  const indexes = new Map<string, Extract<Change, { kind: 'createIndex' }>>();
  const replay = (operation: Operation): void => {
    if (operation.kind === 'put') return apply(operation, collections);
    if (operation.kind === 'patch') return apply(putOf(operation, collections), collections);
    // Older logs have sessions as bytes. Nobody requests their results anymore.
    if (operation.kind === 'retry')
      return typeof operation.session === 'string' ? onRetry(operation) : undefined;
    const prefix = `${operation.database}.${operation.collection}/`;
    if (operation.kind === 'createIndex') indexes.set(prefix + operation.specification.name, operation);
    else if (operation.kind === 'dropIndex') indexes.delete(prefix + operation.name);
    else apply(operation, collections);
    if (operation.kind === 'dropCollection')
      for (const name of [...indexes.keys()]) if (name.startsWith(prefix)) indexes.delete(name);
  };
  return { apply: replay, finish: () => indexes.forEach((operation) => apply(operation, collections)) };
}

/** @throws Error when the document is missing or does not match the patch */
function putOf({ database, collection, id, steps }: Patch, collections: Map<string, Collection>): Change {
  const before = collections.get(`${database}.${collection}`)?.withId(id);
  if (!before) throw new Error(`a change of a document that is not there: ${show(id)}`);
  return { kind: 'put', database, collection, document: takeSteps(before, steps) };
}

/** The operations that recreate these collections, for a snapshot. */
export function* stateOf(copies: Iterable<Collection>, retries: Iterable<RetryRecord>): Generator<Operation> {
  for (const record of retries) yield { kind: 'retry', ...record };
  for (const { database, name, indexes, documents } of copies) {
    const place = { database, collection: name };
    yield { kind: 'createCollection', ...place };
    for (const { specification } of indexes.values())
      if (specification.name !== '_id_') yield { kind: 'createIndex', ...place, specification };
    for (const document of documents.values()) yield { kind: 'put', ...place, document };
  }
}
