import { Binary, Double, Long, ObjectId } from 'bson';
import * as fc from 'fast-check';
import type { BsonDocument } from '../../src/bson/types';

/* A failed property prints its seed. FUZZ_SEED=<seed> repeats it, FUZZ_RUNS=<number> runs more. */
export const fuzzSettings = {
  numRuns: Number(process.env.FUZZ_RUNS ?? 200),
  ...(process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {}),
};

/** Only a few names, so that paths, filters and updates overlap. */
export const fieldName = fc.constantFrom('a', 'b', 'c');

const objectIds = ['64b000000000000000000001', '64b000000000000000000002', '64b00000000000000000000f'];

/** Values without fields, few enough to be equal sometimes. */
export const scalar: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: -2, max: 3 }),
  fc.constantFrom(null, true, false, 0.5, -1.5, '', 'x', 'xy', '\0', '\uffff', '😀', 'Z'),
  fc.constantFrom(1, 2, 5_000_000_000).map((number) => Long.fromNumber(number)),
  fc.constantFrom(1, 2).map((number) => new Double(number)),
  fc.constantFrom(...objectIds).map((id) => new ObjectId(id)),
  fc.constantFrom(0, 1000, -1000).map((time) => new Date(time)),
  fc.constantFrom([], [255, 254], [255, 253]).map((bytes) => new Binary(Buffer.from([...bytes]))),
);

/** Any value, with documents and arrays up to a small depth. */
export const { value: anyValue, document: anyDocument } = fc.letrec<{
  value: unknown;
  document: BsonDocument;
}>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', maxDepth: 3, withCrossShrink: true },
    { weight: 4, arbitrary: scalar },
    { weight: 1, arbitrary: tie('document') },
    { weight: 1, arbitrary: fc.array(tie('value'), { maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 3 }) },
  ),
  document: fc.dictionary(fieldName, tie('value'), { maxKeys: 3, noNullPrototype: true }),
}));

/** A path of one or two parts, sometimes with a position. */
const anyPath = fc.oneof(
  { weight: 3, arbitrary: fieldName },
  { weight: 2, arbitrary: fc.tuple(fieldName, fieldName).map((parts) => parts.join('.')) },
  { weight: 1, arbitrary: fc.tuple(fieldName, fc.constantFrom('0', '1')).map((parts) => parts.join('.')) },
);

const condition: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: anyValue },
  fc.record({ $eq: anyValue }),
  fc.record({ $ne: scalar }),
  fc.record({ $gt: scalar }),
  fc.record({ $gte: scalar, $lt: scalar }),
  fc.record({ $lte: scalar }),
  // Bounds that different elements of an array may meet.
  fc.record({ $gte: fc.integer({ min: 0, max: 3 }), $lt: fc.integer({ min: 0, max: 3 }) }),
  fc.record({ $in: fc.array(scalar, { maxLength: 3 }) }),
  fc.record({ $nin: fc.array(scalar, { maxLength: 2 }) }),
  fc.record({ $exists: fc.boolean() }),
  fc.record({ $size: fc.integer({ min: 0, max: 2 }) }),
  fc.record({ $all: fc.array(scalar, { minLength: 1, maxLength: 2 }) }),
  fc.record({ $elemMatch: fc.record({ $gt: scalar }) }),
  fc.record({
    $elemMatch: fc.dictionary(fieldName, scalar, { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
  }),
  fc.record({ $not: fc.record({ $gt: scalar }) }),
);

const conditions = fc.dictionary(anyPath, condition, { maxKeys: 2, noNullPrototype: true });

/** A filter of up to two conditions, sometimes combined. */
export const anyFilter: fc.Arbitrary<BsonDocument> = fc.oneof(
  { weight: 4, arbitrary: conditions },
  { weight: 1, arbitrary: fc.array(conditions, { minLength: 1, maxLength: 2 }).map(($or) => ({ $or })) },
  { weight: 1, arbitrary: fc.array(conditions, { minLength: 1, maxLength: 2 }).map(($and) => ({ $and })) },
  { weight: 1, arbitrary: fc.array(conditions, { minLength: 1, maxLength: 2 }).map(($nor) => ({ $nor })) },
);
