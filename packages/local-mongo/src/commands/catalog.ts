import { Long } from 'bson';
import { type BsonDocument } from '../bson/types';
import { badValue, CommandError } from '../errors';
import { compileFilter } from '../query/match';
import {
  collectionName,
  type Command,
  optionalDocument,
  optionalNumber,
  refuseOptions,
  type Request,
  whenFree,
} from '../server/request';
import type { Collection } from '../store/collection';

const unsupportedOptions = [
  'capped',
  'size',
  'max',
  'validator',
  'viewOn',
  'timeseries',
  'clusteredIndex',
  'changeStreamPreAndPostImages',
  'encryptedFields',
  'expireAfterSeconds',
];

/** Commands on databases and collections. */
export const catalogCommands: Record<string, Command> = {
  create: (request) => {
    const { body, database, state, transaction } = request;
    refuseOptions(body, unsupportedOptions);
    const name = collectionName(body.create);
    if (state.store.collection(database, name)) {
      throw new CommandError(48, 'NamespaceExists', `Collection ${database}.${name} already exists.`);
    }
    state.store.ensureCollection(database, name, transaction);
    return { ok: 1 };
  },
  drop: async (request) => {
    const { body, database, state } = request;
    const name = collectionName(body.drop);
    const collection = state.store.collection(database, name);
    if (!collection) return { ok: 1 };
    await whenFree(request, () => state.store.dropCollection(database, name));
    return { nIndexesWas: collection.indexes.size, ns: collection.namespace, ok: 1 };
  },
  dropDatabase: async (request) => {
    const { database, state } = request;
    for (const name of [...(state.store.databases.get(database)?.keys() ?? [])]) {
      await whenFree(request, () => state.store.dropCollection(database, name));
    }
    return { dropped: database, ok: 1 };
  },
  renameCollection: rename,
  collMod: (request) => {
    const { body } = request;
    refuseOptions(body, [
      'validator',
      'validationLevel',
      'validationAction',
      'viewOn',
      'changeStreamPreAndPostImages',
    ]);
    const collection = existingCollection(request, collectionName(body.collMod));
    const change = optionalDocument(body.index, 'index');
    const index = [...collection.indexes.values()].find(
      ({ specification }) => specification.name === change.name,
    );
    if (!index || change.expireAfterSeconds === undefined)
      throw badValue('collMod needs the name of an index and expireAfterSeconds');
    const specification = { ...index.specification, expireAfterSeconds: change.expireAfterSeconds };
    request.state.store.createIndex(collection, specification);
    return {
      expireAfterSeconds_old: index.expireAfterSeconds,
      expireAfterSeconds_new: change.expireAfterSeconds,
      ok: 1,
    };
  },
  listCollections: (request) => {
    const { body, database, state } = request;
    const matches = compileFilter(optionalDocument(body.filter, 'filter'));
    const visible = [...(state.store.databases.get(database)?.values() ?? [])].filter(
      ({ hiddenIn }) => !hiddenIn || hiddenIn === request.transaction,
    );
    const listed = visible.map(describe).filter(matches);
    const documents = body.nameOnly === true ? listed.map(({ name, type }) => ({ name, type })) : listed;
    const batchSize = optionalNumber(optionalDocument(body.cursor, 'cursor').batchSize, 'batchSize');
    return state.cursors.firstBatch(`${database}.$cmd.listCollections`, documents, batchSize);
  },
  listDatabases: ({ body, state }) => {
    const matches = compileFilter(optionalDocument(body.filter, 'filter'));
    const databases = [...state.store.databases.keys()]
      .sort()
      .map((name) => ({ name, sizeOnDisk: Long.fromNumber(0), empty: false }))
      .filter(matches);
    if (body.nameOnly === true) return { databases: databases.map(({ name }) => ({ name })), ok: 1 };
    return { databases, totalSize: Long.fromNumber(0), ok: 1 };
  },
  collStats: ({ body, database, state }) => {
    const name = collectionName(body.collStats);
    const collection = state.store.collection(database, name);
    return {
      ns: `${database}.${name}`,
      count: collection?.count ?? 0,
      nindexes: collection?.indexes.size ?? 0,
      ok: 1,
    };
  },
  dbStats: ({ database, state }) => {
    const collections = [...(state.store.databases.get(database)?.values() ?? [])];
    const objects = collections.reduce((sum, { count }) => sum + count, 0);
    return { db: database, collections: collections.length, objects, ok: 1 };
  },
};

async function rename(request: Request): Promise<BsonDocument> {
  const { body, state } = request;
  const [database, name] = splitNamespace(body.renameCollection);
  const [toDatabase, toName] = splitNamespace(body.to);
  if (database !== toDatabase) throw badValue('local-mongo renames within one database only');
  const collection = state.store.collection(database, name);
  if (!collection) throw namespaceNotFound(`Source collection ${database}.${name} does not exist`);
  if (state.store.collection(database, toName)) {
    if (body.dropTarget !== true) throw new CommandError(48, 'NamespaceExists', 'target namespace exists');
    await whenFree(request, () => state.store.dropCollection(database, toName));
  }
  await whenFree(request, () => state.store.renameCollection(collection, toName));
  return { ok: 1 };
}

function splitNamespace(namespace: unknown): [string, string] {
  const [database = '', ...rest] = typeof namespace === 'string' ? namespace.split('.') : [];
  return [database, collectionName(rest.join('.'))];
}

/** @throws CommandError NamespaceNotFound */
export function existingCollection({ state, database, transaction }: Request, name: string): Collection {
  const collection = state.store.collection(database, name);
  if (!collection || (collection.hiddenIn && collection.hiddenIn !== transaction)) {
    throw namespaceNotFound(`ns does not exist: ${database}.${name}`);
  }
  return collection;
}

const namespaceNotFound = (message: string) => new CommandError(26, 'NamespaceNotFound', message);

const describe = (collection: Collection): BsonDocument => ({
  name: collection.name,
  type: 'collection',
  options: {},
  info: { readOnly: false, uuid: collection.uuid },
  idIndex: { v: 2, key: { _id: 1 }, name: '_id_' },
});
