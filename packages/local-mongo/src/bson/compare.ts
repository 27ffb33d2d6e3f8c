import type { ObjectId } from 'bson';
import { calculateObjectSize, Long, serialize } from 'bson';
import { encodeKey } from './key';
import { type BsonDocument, type BsonNumber, familyOf, isDecimal, toNumber, typeOrder } from './types';

const comparers: Record<string, (left: never, right: never) => number> = {
  number: compareNumbers,
  text: compareText,
  object: (left: BsonDocument, right: BsonDocument) => compareLists(fieldsOf(left), fieldsOf(right)),
  array: compareLists,
  objectId: (left: ObjectId, right: ObjectId) => Buffer.compare(left.id, right.id),
  date: (left: Date, right: Date) => left.getTime() - right.getTime(),
};

/** MongoDB's order over all values: below zero, zero, or above zero; by type first (all numbers are one), then value. */
export function compare(left: unknown, right: unknown): number {
  if (left === right) return 0;
  const difference = typeOrder(left) - typeOrder(right);
  if (difference !== 0) return difference;
  const comparer = comparers[familyOf(left)];
  return comparer ? comparer(left as never, right as never) : ordered(encodeKey(left), encodeKey(right));
}

export const equal = (left: unknown, right: unknown): boolean => left === right || compare(left, right) === 0;

/** Equal to the last bit that a client can see: `1` (int) and `Long(1)` are equal but not identical. */
export const identical = (left: BsonDocument, right: BsonDocument): boolean =>
  calculateObjectSize(left) === calculateObjectSize(right) &&
  Buffer.compare(serialize(left), serialize(right)) === 0;

const ordered = <T>(left: T, right: T): number => (left < right ? -1 : left > right ? 1 : 0);

const surrogates = /[\ud800-\udfff]/;

/** UTF-8 bytes order like code points; UTF-16 units differ from that only where surrogates are involved. */
function compareText(left: unknown, right: unknown): number {
  const [first, second] = [String(left), String(right)];
  return surrogates.test(first + second)
    ? Buffer.compare(Buffer.from(first), Buffer.from(second))
    : ordered(first, second);
}

/** A document counts as the list of its fields' types, names and values. */
const fieldsOf = (document: BsonDocument): unknown[] =>
  Object.entries(document).flatMap(([name, value]) => [typeOrder(value), name, value]);

function compareLists(left: readonly unknown[], right: readonly unknown[]): number {
  for (let index = 0; index < left.length && index < right.length; index += 1) {
    const difference = compare(left[index], right[index]);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function compareNumbers(left: BsonNumber, right: BsonNumber): number {
  const [first, second] = [toNumber(left), toNumber(right)];
  if (first < second || first > second) return first < second ? -1 : 1;
  if (first !== second) return Number(Number.isNaN(second)) - Number(Number.isNaN(first));
  const exact =
    (!isDecimal(left) && !isDecimal(right) && Number.isSafeInteger(first)) || !Number.isFinite(first);
  if (exact) return 0;
  // Where the nearest doubles agree only fractions of integers tell.
  const [numerator, denominator] = fractionOf(left);
  const [otherNumerator, otherDenominator] = fractionOf(right);
  return ordered(numerator * otherDenominator, otherNumerator * denominator);
}

function fractionOf(value: BsonNumber): [numerator: bigint, denominator: bigint] {
  if (value instanceof Long) return [value.toBigInt(), 1n];
  if (isDecimal(value)) {
    const [, whole = '0', part = '', exponent = '0'] =
      /^(-?\d+)(?:\.(\d+))?(?:E(.+))?$/.exec(value.toString()) ?? [];
    const power = BigInt(exponent) - BigInt(part.length);
    const digits = BigInt(whole + part);
    return power < 0n ? [digits, 10n ** -power] : [digits * 10n ** power, 1n];
  }
  let denominator = 1n;
  let scaled = toNumber(value);
  for (; !Number.isInteger(scaled); scaled *= 2) denominator *= 2n;
  return [BigInt(scaled), denominator];
}
