import { serialize } from 'bson';
import * as fc from 'fast-check';
import { decodeDocument } from '../../src/bson/decode';
import type { BsonDocument } from '../../src/bson/types';
import { CommandError } from '../../src/errors';
import { type Step, stepsBetween, takeSteps } from '../../src/store/difference';
import { applyUpdate } from '../../src/update/apply';
import { typed } from '../support';
import { anyDocument, anyValue, fieldName, fuzzSettings, scalar } from './values';

const many = { ...fuzzSettings, numRuns: fuzzSettings.numRuns * 10 };

/** The steps after a round trip through the log. */
function throughTheLog(steps: readonly Step[]): Step[] {
  return decodeDocument(Buffer.from(serialize({ steps }))).steps as Step[];
}

const path = fc.oneof(
  fieldName,
  fc.tuple(fieldName, fieldName).map((parts) => parts.join('.')),
  fc.tuple(fieldName, fc.constantFrom('0', '1'), fieldName).map((parts) => parts.join('.')),
);
const anyUpdate = fc.oneof(
  fc.record({ $set: fc.dictionary(path, anyValue, { minKeys: 1, maxKeys: 2, noNullPrototype: true }) }),
  fc.record({ $unset: fc.dictionary(path, scalar, { minKeys: 1, maxKeys: 2, noNullPrototype: true }) }),
  fc.record({ $push: fc.dictionary(path, scalar, { minKeys: 1, maxKeys: 2, noNullPrototype: true }) }),
  fc.record({ $pull: fc.dictionary(path, scalar, { minKeys: 1, maxKeys: 1, noNullPrototype: true }) }),
  fc.record({ $rename: fc.record({ a: fc.constantFrom('b', 'd') }) }),
  anyDocument,
);

test('a document is recreated from the previous one and the steps, including the order of its fields', () => {
  let unmade = 0;
  let runs = 0;
  fc.assert(
    fc.property(anyDocument, anyUpdate, (before, update) => {
      const after = outcome(before, update);
      fc.pre(after !== undefined);
      const untouched = typed(before);

      const steps = stepsBetween(before, after!);

      runs += 1;
      if (steps) expect(typed(takeSteps(before, throughTheLog(steps)))).toBe(typed(after));
      else unmade += 1;
      expect(typed(before)).toBe(untouched);
    }),
    many,
  );
  // This happens only if the order of fields differs.
  expect(unmade).toBeLessThan(runs / 4);
});

function outcome(document: BsonDocument, update: BsonDocument): BsonDocument | undefined {
  try {
    return applyUpdate(document, update, { filter: {}, variables: {} });
  } catch (error) {
    if (error instanceof CommandError) return undefined;
    throw error;
  }
}

test.each([
  ['pushed', (list: unknown[]) => [...list, { n: 9 }], { from: 5, gone: 0, come: [{ n: 9 }] }],
  ['pulled', (list: unknown[]) => list.toSpliced(2, 1), { from: 2, gone: 1, come: [] }],
  ['changed', (list: unknown[]) => list.with(3, { n: 7 }), { from: 3, gone: 1, come: [{ n: 7 }] }],
  ['emptied', () => [], { from: 0, gone: 5, come: [] }],
] as const)('if one element of a list was %s, only that is stored', (_what, change, splice) => {
  const list = Array.from({ length: 5 }, (_, n) => ({ n }));
  const before = { _id: 1, deep: { list, other: list } };

  const steps = stepsBetween(before, { _id: 1, deep: { list: change(list), other: list } });

  expect(steps).toEqual([{ at: ['deep', 'list'], splice }]);
});

test('steps of another document are rejected', () => {
  const steps = [{ at: ['list'], splice: { from: 2, gone: 1, come: [] } }];

  expect(() => takeSteps({ list: [1, 2] }, steps)).toThrow('a change of list does not fit its document');
  expect(() => takeSteps({ a: 1 }, [{ at: ['a', 'b'], value: 1 }])).toThrow('a change of a.b does not fit');
});
