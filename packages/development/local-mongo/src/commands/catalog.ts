import { Long } from 'bson';
import { equal } from '../bson/compare';
import { type BsonDocument, isDocument, isNumber, show, toNumber } from '../bson/types';
import { badValue, invalidOptions, located, notImplemented } from '../errors';
import { compileFilter } from '../query/match';
import { collectionName, type Command, optionalDocument } from '../server/request';
import { refuseOptions, type Request, whenFree } from '../server/request';
import type { Collection, IndexSpecification } from '../store/collection';
import { answerCursor } from './read';

/** Commands on databases, collections and indexes. */
export const catalogCommands: Record<string, Command> = {
  create: ({ body, database, state, transaction }) => {
    const name = collectionName(body.create);
    const isThere = state.store.collection(database, name, transaction) !== undefined;
    // Since MongoDB 7.0, creating a collection again with the same options succeeds, and here collections have no
    // options. In a transaction it fails.
    if (isThere && transaction) throw located(48, `Collection ${name} already exists.`);
    state.store.ensureCollection(database, name, transaction);
    return { ok: 1 };
  },
  drop: async (request) => {
    const { body, database, state } = request;
    const collection = state.store.collection(database, collectionName(body.drop));
    if (collection) await dropCollection(request, collection);
    return { ok: 1 };
  },
  dropDatabase: async (request) => {
    for (const collection of collectionsOf(request)) await dropCollection(request, collection);
    return { dropped: request.database, ok: 1 };
  },
  listCollections: (request) => {
    const { body } = request;
    const type = 'collection';
    const documents = collectionsOf(request)
      .map(({ name, uuid }) => ({ name, type, options: {}, info: { readOnly: false, uuid } }))
      .filter(compileFilter(optionalDocument(body.filter, 'filter')));
    const shown = body.nameOnly === true ? documents.map(({ name }) => ({ name, type })) : documents;
    return answerCursor(request, shown, '$cmd.listCollections');
  },
  listDatabases: ({ body, state }) => {
    const names = new Set([...state.store.collections.values()].map(({ database }) => database));
    const databases = [...names]
      .sort()
      .map((name) => (body.nameOnly === true ? { name } : { name, sizeOnDisk: Long.ZERO, empty: false }))
      .filter(compileFilter(optionalDocument(body.filter, 'filter')));
    return { databases, totalSize: Long.ZERO, ok: 1 };
  },
  createIndexes: async (request) => {
    const { body, database, state, transaction } = request;
    const name = collectionName(body.createIndexes);
    if (!Array.isArray(body.indexes) || body.indexes.length === 0)
      throw badValue('Must specify at least one index to create');
    const specifications = body.indexes.map(parseIndex);
    const createdCollectionAutomatically = !state.store.collection(database, name, transaction);
    const collection = state.store.ensureCollection(database, name, transaction);
    const numIndexesBefore = collection.indexes.size;
    for (const specification of specifications) {
      if (isThere(collection, specification)) continue;
      if (transaction && !transaction.created.has(collection))
        throw located(263, 'Cannot create an index on a collection that the transaction has not created');
      const change = { kind: 'createIndex', database, collection: name, specification } as const;
      await whenFree(request, () => state.store.change(change, transaction));
    }
    const numIndexesAfter = collection.indexes.size;
    return { numIndexesBefore, numIndexesAfter, createdCollectionAutomatically, ok: 1 };
  },
  dropIndexes: async (request) => {
    const collection = existingCollection(request);
    const { state, database, body } = request;
    const { index } = body;
    const nIndexesWas = collection.indexes.size;
    const every = [...collection.indexes.keys()].filter((name) => name !== '_id_');
    const wanted: unknown[] = index === '*' ? every : Array.isArray(index) ? index : [index];
    const found = wanted.map((nameOrKey) => collection.findIndex(nameOrKey));
    if (found.includes(undefined)) throw located(27, `index not found with name [${show(index)}]`);
    const names = found.map((dropped) => dropped!.specification.name);
    if (names.includes('_id_')) throw invalidOptions('cannot drop _id index');
    for (const name of names) {
      const change = { kind: 'dropIndex', database, collection: collection.name, name } as const;
      await whenFree(request, () => state.store.change(change));
    }
    return { nIndexesWas, ok: 1 };
  },
  listIndexes: (request) => {
    const collection = existingCollection(request);
    const documents = Array.from(collection.indexes.values(), ({ specification }) => specification);
    return answerCursor(request, documents);
  },
};

const collectionsOf = ({ state, database }: Request): Collection[] =>
  [...state.store.collections.values()].filter((collection) => collection.database === database);

const dropCollection = (request: Request, { database, name: collection }: Collection): Promise<void> =>
  whenFree(request, () => request.state.store.change({ kind: 'dropCollection', database, collection }));

function existingCollection({ state, database, transaction, name, body }: Request): Collection {
  const collection = state.store.collection(database, collectionName(body[name]), transaction);
  if (collection) return collection;
  throw located(26, `ns does not exist: ${database}.${String(body[name])}`);
}

function parseIndex(index: unknown): IndexSpecification {
  if (!isDocument(index)) throw badValue('The elements of the indexes array must be objects');
  const { key, ns: _namespace, background: _background, ...options } = index;
  if (!isDocument(key) || Object.keys(key).length === 0) throw located(67, 'Index keys cannot be empty.');
  for (const [field, direction] of Object.entries(key)) {
    if (typeof direction === 'string') throw notImplemented(`${direction} indexes`);
    if (field.includes('$**')) throw notImplemented('wildcard indexes');
    if (!isNumber(direction) || toNumber(direction) === 0)
      throw located(67, `the direction of an index has to be a number other than 0, not ${show(direction)}`);
  }
  refuseOptions(index);
  if (index.partialFilterExpression !== undefined) checkPartial(index);
  return { v: 2, ...options, key, name: String(index.name ?? Object.entries(key).flat().join('_')) };
}

function checkPartial({ partialFilterExpression, sparse }: BsonDocument): void {
  if (sparse === true || !isDocument(partialFilterExpression))
    throw located(67, "'partialFilterExpression' must be an object, without 'sparse'");
  for (const condition of Object.values(partialFilterExpression).filter(isDocument)) {
    const refused = ['$ne', '$nin', '$not', '$regex'].find((operator) => operator in condition);
    if (refused || ('$exists' in condition && condition.$exists !== true))
      throw located(67, `Expression not supported in partial index: ${refused ?? '$exists: false'}`);
  }
  compileFilter(partialFilterExpression);
}

/**
 * Whether the same index exists.
 * @throws CommandError if an index with the same name or key differs
 */
function isThere(collection: Collection, wanted: IndexSpecification): boolean {
  if (equal(wanted.key, { _id: 1 })) return true;
  for (const { specification: other } of collection.indexes.values()) {
    const [sameName, sameKey] = [other.name === wanted.name, equal(other.key, wanted.key)];
    const sameOptions = equal(optionsOf(other), optionsOf(wanted));
    if (sameName && sameKey && sameOptions) return true;
    if (sameName || (sameKey && sameOptions))
      throw located(sameName && !sameKey ? 86 : 85, `Index exists already, but different: ${show(other)}`);
  }
  return false;
}

const optionsOf = (specification: IndexSpecification): BsonDocument => {
  const { unique, sparse, expireAfterSeconds = null, partialFilterExpression = null } = specification;
  return { unique: unique === true, sparse: sparse === true, expireAfterSeconds, partialFilterExpression };
};
