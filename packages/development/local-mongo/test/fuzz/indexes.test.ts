import * as fc from 'fast-check';
import type { BsonDocument } from '../../src/bson/types';
import { CommandError } from '../../src/errors';
import { compileFilter } from '../../src/query/match';
import type { Collection } from '../../src/store/collection';
import type { IndexSpecification } from '../../src/store/collection';
import { countQuery, runQuery } from '../../src/store/query';
import { Store } from '../../src/store/store';
import { typed } from '../support';
import { rebuilt, contentsOf } from './contents';
import { anyDocument, anyFilter, fuzzSettings } from './values';

const index = (key: Record<string, number>, options: BsonDocument = {}): IndexSpecification => ({
  v: 2,
  key,
  name: JSON.stringify([key, options]),
  ...options,
});

const indexes: readonly IndexSpecification[] = [
  index({ a: 1 }),
  index({ b: -1 }),
  index({ a: 1, b: 1 }),
  index({ 'a.b': 1 }),
  index({ 'a.b': 1, 'a.c': 1 }),
  index({ 'c.0': 1 }),
  index({ c: 1 }, { sparse: true }),
  index({ b: 1 }, { partialFilterExpression: { a: { $exists: true } } }),
  index({ c: 1 }, { partialFilterExpression: { b: { $gt: 1 } } }),
];

function storeWith(documents: readonly BsonDocument[]): { store: Store; collection: Collection } {
  const store = new Store();
  const collection = store.ensureCollection('test', 'things');
  for (const specification of indexes) collection.createIndex(specification);
  for (const [_id, document] of documents.entries())
    writeIfPossible(store, collection, undefined, { _id, ...document });
  return { store, collection };
}

/** Two arrays in one compound index cannot be stored, as in MongoDB. */
function writeIfPossible(
  store: Store,
  collection: Collection,
  before: BsonDocument | undefined,
  document: BsonDocument,
): void {
  try {
    store.write(collection, before, document);
  } catch (error) {
    if (!(error instanceof CommandError) || error.code !== 171) throw error;
  }
}

function find(
  collection: Collection,
  filter: BsonDocument,
  options: { sort?: BsonDocument; hint?: unknown; limit?: number },
) {
  return runQuery({
    collection,
    filter,
    matches: compileFilter(filter),
    ...options,
  }).documents;
}

const ids = (documents: readonly BsonDocument[]): unknown[] => documents.map(({ _id }) => _id).sort();
const documents = fc.array(anyDocument, { maxLength: 12 });
const sorts = fc.constantFrom<BsonDocument>(
  { a: 1 },
  { b: -1 },
  { a: 1, b: 1 },
  { a: -1, b: -1 },
  { c: 1 },
  { a: 1, b: -1 },
);

test('a query finds and counts the same with indexes as without', () => {
  fc.assert(
    fc.property(documents, anyFilter, (list, filter) => {
      const { collection } = storeWith(list);

      const found = find(collection, filter, {});

      expect(ids(found)).toEqual(ids(find(collection, filter, { hint: { $natural: 1 } })));
      expect(countQuery({ collection, filter, matches: compileFilter(filter) })).toBe(found.length);
    }),
    { ...fuzzSettings, numRuns: fuzzSettings.numRuns * 5 },
  );
});

test('a count of everything examines no document, and respects skip and limit', () => {
  const { collection } = storeWith([{ a: 1 }, { a: 2 }, { a: 3 }]);
  const matches = () => {
    throw new Error('A document was examined.');
  };
  const count = (slice: { skip?: number; limit?: number }) =>
    countQuery({ collection, filter: {}, matches, ...slice });

  expect([{}, { skip: 1 }, { limit: 2 }, { skip: 2, limit: 2 }, { skip: 4 }].map(count)).toEqual([
    3, 2, 2, 1, 0,
  ]);
});

test('bounds on arrays miss nothing, whichever elements meet them', () => {
  const number = fc.integer({ min: 0, max: 3 });
  const few = fc.integer({ min: 0, max: 1 });
  const pair = fc.record({ b: few, c: few });
  const withArrays = fc.record({
    a: fc.oneof(
      number,
      fc.array(number, { minLength: 2, maxLength: 3 }),
      fc.array(pair, { minLength: 2, maxLength: 3 }),
      pair,
    ),
  });
  const range = fc.record({ $gte: number, $lt: number });
  const bound = fc.oneof(few, number, range, range, fc.record({ $gt: number }));
  const filters = fc.dictionary(fc.constantFrom('a', 'a', 'a.b', 'a.c', 'a.0'), bound, {
    minKeys: 1,
    maxKeys: 2,
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(fc.array(withArrays, { maxLength: 6 }), filters, (list, filter) => {
      const { collection } = storeWith(list);

      const found = find(collection, filter, {});

      expect(ids(found)).toEqual(ids(find(collection, filter, { hint: { $natural: 1 } })));
    }),
    { ...fuzzSettings, numRuns: fuzzSettings.numRuns * 15 },
  );
});

test('a sorted query has the same order with indexes as without', () => {
  fc.assert(
    fc.property(documents, anyFilter, sorts, fc.integer({ min: 0, max: 4 }), (list, filter, sort, limit) => {
      const { collection } = storeWith(list);
      // With _id as the last field, the order is unique.
      const total = { ...sort, _id: 1 };

      const found = find(collection, filter, { sort: total, limit });
      const keysOnly = find(collection, filter, { sort });

      expect(found).toEqual(find(collection, filter, { sort: total, limit, hint: { $natural: 1 } }));
      expect(ids(keysOnly)).toEqual(ids(find(collection, filter, { hint: { $natural: 1 } })));
      expect(sortKeys(keysOnly, sort)).toEqual(
        sortKeys(find(collection, filter, { sort, hint: { $natural: 1 } }), sort),
      );
    }),
    { ...fuzzSettings, numRuns: fuzzSettings.numRuns * 3 },
  );
});

/** The sort keys, except for arrays and documents. */
const sortKeys = (list: readonly BsonDocument[], sort: BsonDocument): string[] =>
  list.map((document) =>
    typed(Object.keys(sort).map((field) => (isPlain(document[field]) ? document[field] : null))),
  );
const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'boolean';

test('after any writes, every index equals a rebuilt one', () => {
  const change = fc.record({ target: fc.nat(), document: fc.option(anyDocument) });
  fc.assert(
    fc.property(documents, fc.array(change, { maxLength: 12 }), (list, changes) => {
      const { store, collection } = storeWith(list);
      for (const { target, document } of changes) {
        const documents = [...collection.documents.values()];
        const before = documents[target % Math.max(1, documents.length)];
        if (!before) continue;
        if (!document) store.write(collection, before, null);
        else writeIfPossible(store, collection, before, { _id: before._id, ...document });
      }

      for (const existing of collection.indexes.values())
        expect(contentsOf(collection, existing)).toEqual(
          contentsOf(collection, rebuilt(collection, existing)),
        );
    }),
    fuzzSettings,
  );
});
