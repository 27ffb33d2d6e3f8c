import type { ObjectId } from 'bson';
import { calculateObjectSize, Decimal128, Long, serialize } from 'bson';
import { encodeKey } from './key';
import { type BsonDocument, type BsonNumber, toNumber, typeOrder, TypeOrder } from './types';

/**
 * MongoDB's order over all values: by type first, then by value; numbers of different types compare by value.
 * @returns below zero, zero, or above zero
 */
export function compare(left: unknown, right: unknown): number {
  if (left === right) return 0;
  const order = typeOrder(left);
  const difference = order - typeOrder(right);
  if (difference !== 0) return difference;
  switch (order) {
    case TypeOrder.Number:
      return compareNumbers(left as BsonNumber, right as BsonNumber);
    case TypeOrder.String:
      return compareText(left, right);
    case TypeOrder.Object:
      return compareLists(fieldsOf(left as BsonDocument), fieldsOf(right as BsonDocument));
    case TypeOrder.Array:
      return compareLists(left as unknown[], right as unknown[]);
    case TypeOrder.ObjectId:
      return Buffer.compare((left as ObjectId).id, (right as ObjectId).id);
    case TypeOrder.Date:
      return (left as Date).getTime() - (right as Date).getTime();
    default:
      return ordered(encodeKey(left), encodeKey(right));
  }
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
  if (Number.isNaN(first) || Number.isNaN(second))
    return Number(Number.isNaN(second)) - Number(Number.isNaN(first));
  if (first !== second) return first - second;
  if (
    !Number.isFinite(first) ||
    ![left, right].some((value) => value instanceof Long || value instanceof Decimal128)
  )
    return 0;
  // Where the nearest doubles agree only fractions of integers tell.
  const [numerator, denominator] = fractionOf(left);
  const [otherNumerator, otherDenominator] = fractionOf(right);
  return ordered(numerator * otherDenominator, otherNumerator * denominator);
}

function fractionOf(value: BsonNumber): [numerator: bigint, denominator: bigint] {
  if (value instanceof Long) return [value.toBigInt(), 1n];
  if (value instanceof Decimal128) {
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
