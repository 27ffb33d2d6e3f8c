import { equal } from '../bson/compare';
import { type BsonDocument, isDocument, isNumber, show, toNumber } from '../bson/types';
import { badValue, CommandError, invalidOptions, notImplemented } from '../errors';
import { compileFilter } from '../query/match';
import {
  collectionName,
  type Command,
  optionalDocument,
  optionalNumber,
  refuseOptions,
  whenFree,
} from '../server/request';
import type { Collection } from '../store/collection';
import type { IndexSpecification } from '../store/collection-index';
import { existingCollection } from './catalog';

/** Commands on indexes. */
export const indexCommands: Record<string, Command> = {
  createIndexes: async (request) => {
    const { body, database, state, transaction } = request;
    const name = collectionName(body.createIndexes);
    if (!Array.isArray(body.indexes) || body.indexes.length === 0)
      throw badValue('Must specify at least one index to create');
    const specifications = body.indexes.map((index) => parseIndex(index));
    const existed = state.store.collection(database, name) !== undefined;
    const collection = await whenFree(request, () =>
      state.store.ensureCollection(database, name, transaction),
    );
    const before = collection.indexes.size;
    for (const specification of specifications) {
      if (alreadyThere(collection, specification)) continue;
      await whenFree(request, () => state.store.createIndex(collection, specification));
    }
    return {
      numIndexesBefore: before,
      numIndexesAfter: collection.indexes.size,
      createdCollectionAutomatically: !existed,
      ...(before === collection.indexes.size ? { note: 'all indexes already exist' } : {}),
      ok: 1,
    };
  },
  dropIndexes: async (request) => {
    const { body, state } = request;
    const collection = existingCollection(request, collectionName(body.dropIndexes));
    const before = collection.indexes.size;
    for (const name of namesToDrop(collection, body.index)) {
      await whenFree(request, () => state.store.dropIndex(collection, name));
    }
    return { nIndexesWas: before, ok: 1 };
  },
  listIndexes: (request) => {
    const { body, state } = request;
    const collection = existingCollection(request, collectionName(body.listIndexes));
    const documents = [...collection.indexes.values()].map(({ specification }) => specification);
    const batchSize = optionalNumber(optionalDocument(body.cursor, 'cursor').batchSize, 'batchSize');
    return state.cursors.firstBatch(collection.namespace, documents, batchSize);
  },
};

const unsupportedKinds = ['text', '2d', '2dsphere', 'geoHaystack', 'hashed', 'columnstore'];
const unsupportedOptions = [
  'weights',
  'wildcardProjection',
  'storageEngine',
  'hidden',
  'prepareUnique',
  'clustered',
];
/** Options that say nothing to this server. */
const ignoredOptions = ['ns', 'background'];

function parseIndex(index: unknown): IndexSpecification {
  if (!isDocument(index)) throw badValue('The elements of the indexes array must be objects');
  const { key } = index;
  if (!isDocument(key) || Object.keys(key).length === 0) throw cannotCreate('Index keys cannot be empty.');
  for (const [field, direction] of Object.entries(key)) {
    if (typeof direction === 'string' && unsupportedKinds.includes(direction))
      throw notImplemented(`${direction} indexes`);
    if (field.includes('$**')) throw notImplemented('wildcard indexes');
    if (!isNumber(direction) || toNumber(direction) === 0) {
      throw cannotCreate(
        `Values in the index key pattern must be numbers other than 0, not ${show(direction)}`,
      );
    }
  }
  refuseOptions(index, unsupportedOptions);
  const name = typeof index.name === 'string' ? index.name : Object.entries(key).flat().map(String).join('_');
  const rest = Object.fromEntries(
    Object.entries(index).filter(([option]) => !ignoredOptions.includes(option)),
  );
  if (rest.partialFilterExpression !== undefined) checkPartial(rest);
  return { v: 2, ...rest, key, name };
}

function checkPartial({ partialFilterExpression, sparse }: BsonDocument): void {
  if (sparse === true) throw cannotCreate("cannot mix 'partialFilterExpression' and 'sparse' options");
  if (!isDocument(partialFilterExpression)) throw cannotCreate("'partialFilterExpression' must be an object");
  for (const condition of Object.values(partialFilterExpression).filter(isDocument)) {
    const refused = ['$ne', '$nin', '$not', '$regex', '$exists'].find(
      (operator) => operator in condition && !(operator === '$exists' && condition.$exists === true),
    );
    if (refused) throw cannotCreate(`Expression not supported in partial index: ${refused}`);
  }
  compileFilter(partialFilterExpression);
}

const cannotCreate = (message: string) => new CommandError(67, 'CannotCreateIndex', message);

/** Whether the same index exists. @throws CommandError when one with its name or its key is different */
function alreadyThere(collection: Collection, wanted: IndexSpecification): boolean {
  if (equal(wanted.key, { _id: 1 })) return true;
  const sameName = collection.indexes.get(wanted.name)?.specification;
  if (sameName && !equal(sameName.key, wanted.key)) {
    throw new CommandError(
      86,
      'IndexKeySpecsConflict',
      `An existing index has the same name as the requested index. When index names are not specified, they are auto ` +
        `generated and can cause conflicts. Requested index: ${show(wanted)}, existing index: ${show(sameName)}`,
    );
  }
  if (sameName && !equal(optionsOf(sameName), optionsOf(wanted))) {
    throw new CommandError(
      85,
      'IndexOptionsConflict',
      `An equivalent index already exists with the same name but different options. Requested index: ${show(wanted)}, existing index: ${show(sameName)}`,
    );
  }
  const sameKey = [...collection.indexes.values()].find(
    ({ specification }) =>
      equal(specification.key, wanted.key) && equal(optionsOf(specification), optionsOf(wanted)),
  );
  if (sameKey && !sameName) {
    throw new CommandError(
      85,
      'IndexOptionsConflict',
      `Index already exists with a different name: ${sameKey.specification.name}`,
    );
  }
  return sameName !== undefined;
}

const optionsOf = ({
  unique,
  sparse,
  expireAfterSeconds,
  partialFilterExpression,
}: IndexSpecification): BsonDocument => ({
  unique: unique === true,
  sparse: sparse === true,
  expireAfterSeconds: expireAfterSeconds ?? null,
  partialFilterExpression: partialFilterExpression ?? null,
});

function namesToDrop(collection: Collection, wanted: unknown): string[] {
  if (wanted === '*') return [...collection.indexes.keys()].filter((name) => name !== '_id_');
  return (Array.isArray(wanted) ? wanted : [wanted]).map((index) => {
    const found = [...collection.indexes.values()].find(({ specification }) =>
      typeof index === 'string' ? specification.name === index : equal(specification.key, index),
    );
    if (!found) throw new CommandError(27, 'IndexNotFound', `index not found with name [${String(index)}]`);
    if (found.specification.name === '_id_') throw invalidOptions('cannot drop _id index');
    return found.specification.name;
  });
}
