import { Long } from 'bson';
import { located } from '../errors';
import { compileFilter } from '../query/match';
import { collectionName, type Command, optionalDocument, type Request, whenFree } from '../server/request';
import type { Collection } from '../store/collection';
import { answerCursor } from './read';

/** Commands on databases and collections. */
export const catalogCommands: Record<string, Command> = {
  create: ({ body, database, state, transaction }) => {
    const name = collectionName(body.create);
    if (state.store.collection(database, name, transaction))
      throw located(48, `Collection ${name} already exists.`);
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
    return answerCursor(request, '$cmd.listCollections', shown);
  },
  listDatabases: ({ body, state }) => {
    const names = new Set([...state.store.collections.values()].map(({ database }) => database));
    const databases = [...names]
      .sort()
      .map((name) => (body.nameOnly === true ? { name } : { name, sizeOnDisk: Long.ZERO, empty: false }))
      .filter(compileFilter(optionalDocument(body.filter, 'filter')));
    return { databases, totalSize: Long.ZERO, ok: 1 };
  },
};

const collectionsOf = ({ state, database }: Request): Collection[] =>
  [...state.store.collections.values()].filter((collection) => collection.database === database);

const dropCollection = (request: Request, { database, name: collection }: Collection): Promise<void> =>
  whenFree(request, () => request.state.store.change({ kind: 'dropCollection', database, collection }));
