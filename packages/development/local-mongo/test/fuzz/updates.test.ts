import * as fc from 'fast-check';
import { equal } from '../../src/bson/compare';
import type { BsonDocument } from '../../src/bson/types';
import { CommandError } from '../../src/errors';
import { applyUpdate } from '../../src/update/apply';
import { typed } from '../support';
import { anyDocument, anyValue, fieldName, fuzzSettings, scalar } from './values';

const many = { ...fuzzSettings, numRuns: fuzzSettings.numRuns * 10 };
const context = { filter: {}, variables: {} };
const number = fc.integer({ min: -5, max: 5 });

/** The document after the update, or the code of the error. */
function outcome(document: BsonDocument, update: unknown): BsonDocument | number {
  try {
    return applyUpdate(document, update, context);
  } catch (error) {
    if (error instanceof CommandError) return error.code;
    throw error;
  }
}

/** One operator on one field without dots, and its naive implementation. */
type Model = (before: unknown, argument: unknown) => unknown;
const failure = Symbol('an error');
const array = (value: unknown): unknown[] | undefined => (Array.isArray(value) ? value : undefined);
const models: Record<string, Model> = {
  $set: (_before, argument) => argument,
  $unset: () => undefined,
  $inc: (before, argument) => {
    if (before === undefined) return argument;
    return Number.isInteger(before) ? (before as number) + (argument as number) : failure;
  },
  $push: (before, argument) =>
    before === undefined ? [argument] : (array(before)?.concat([argument]) ?? failure),
  $addToSet: (before, argument) => {
    const list = before === undefined ? [] : array(before);
    if (!list) return failure;
    return list.some((element) => equal(element, argument)) ? list : [...list, argument];
  },
  $pop: (before) => (before === undefined ? before : (array(before)?.slice(0, -1) ?? failure)),
  $pullAll: (before, argument) => {
    if (before === undefined) return before;
    return (
      array(before)?.filter((element) => !(argument as unknown[]).some((gone) => equal(gone, element))) ??
      failure
    );
  },
};

const operation = fc.oneof(
  fc.record({ operator: fc.constant('$set'), argument: anyValue }),
  fc.record({ operator: fc.constant('$unset'), argument: fc.constant(1) }),
  fc.record({ operator: fc.constant('$inc'), argument: number }),
  fc.record({ operator: fc.constantFrom('$push', '$addToSet'), argument: scalar }),
  fc.record({ operator: fc.constant('$pop'), argument: fc.constant(1) }),
  fc.record({ operator: fc.constant('$pullAll'), argument: fc.array(scalar, { maxLength: 2 }) }),
);

const simpleDocument = fc.dictionary(
  fieldName,
  fc.oneof(number, anyValue, fc.array(scalar, { maxLength: 3 })),
  {
    maxKeys: 3,
    noNullPrototype: true,
  },
);

test('operators on whole fields agree with a naive model', () => {
  const changes = fc.dictionary(fieldName, operation, { minKeys: 1, maxKeys: 3, noNullPrototype: true });
  fc.assert(
    fc.property(simpleDocument, changes, (document, steps) => {
      // Doubles, longs and similar types are covered by the semantic table.
      const counted = Object.entries(steps).filter(([, step]) => step.operator === '$inc');
      fc.pre(counted.every(([name]) => !isWrappedNumber(document[name])));
      const update: Record<string, BsonDocument> = {};
      for (const [name, { operator, argument }] of Object.entries(steps)) {
        (update[operator] ??= {})[name] = argument;
      }

      const after = outcome(document, update);

      const expected: BsonDocument = { ...document };
      for (const name of Object.keys(steps).sort()) {
        expected[name] = models[steps[name]!.operator]!(document[name], steps[name]!.argument);
        if (expected[name] === undefined) delete expected[name];
      }
      if (Object.values(expected).includes(failure)) expect(typeof after).toBe('number');
      else expect(typed(after)).toBe(typed(expected));
    }),
    many,
  );
});

const isWrappedNumber = (value: unknown): boolean =>
  typeof value === 'object'
    ? value !== null && !Array.isArray(value) && '_bsontype' in value
    : typeof value === 'number' && !Number.isInteger(value);

const anyUpdate = fc
  .dictionary(
    fc.tuple(fieldName, fieldName).map((parts) => parts.join('.')),
    operation,
    { minKeys: 1, maxKeys: 3, noNullPrototype: true },
  )
  .map((steps) => {
    const update: Record<string, BsonDocument> = {};
    for (const [path, { operator, argument }] of Object.entries(steps))
      (update[operator] ??= {})[path] = argument;
    return update;
  });

test('an update changes neither the original document nor the update, whatever its paths', () => {
  fc.assert(
    fc.property(anyDocument, anyUpdate, (document, update) => {
      const before = typed([document, update]);

      outcome(document, update);

      expect(typed([document, update])).toBe(before);
    }),
    many,
  );
});

test('an update of a path leaves everything else unchanged', () => {
  fc.assert(
    fc.property(anyDocument, anyUpdate, (document, update) => {
      const after = outcome(document, update);
      fc.pre(typeof after !== 'number');
      const touched = new Set(
        Object.values(update).flatMap((fields) => Object.keys(fields).map((path) => path.split('.')[0])),
      );

      for (const name of Object.keys(document)) {
        if (!touched.has(name)) expect((after as BsonDocument)[name]).toEqual(document[name]);
      }
    }),
    many,
  );
});

test('$set then $unset of a new path below documents leaves only the documents', () => {
  fc.assert(
    fc.property(fc.constantFrom('a', 'a.b', 'a.b.c'), scalar, (path, value) => {
      const written = applyUpdate({}, { $set: { [path]: value } }, context);

      const removed = applyUpdate(written, { $unset: { [path]: 1 } }, context);

      const shells: Record<string, BsonDocument> = { a: {}, 'a.b': { a: {} }, 'a.b.c': { a: { b: {} } } };
      expect(removed).toEqual(shells[path]);
    }),
    fuzzSettings,
  );
});
