import type { Binary, BSONRegExp, BSONSymbol, Code, ObjectId, Timestamp } from 'bson';
import { Decimal128, Double, Long } from 'bson';
import {
  type BsonDocument,
  type BsonNumber,
  isDecimal,
  isLong,
  textOf,
  toNumber,
  typeOrder,
  TypeOrder,
} from './types';

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
      return compareText(textOf(left as string | BSONSymbol), textOf(right as string | BSONSymbol));
    case TypeOrder.Object:
      return compareDocuments(left as BsonDocument, right as BsonDocument);
    case TypeOrder.Array:
      return compareArrays(left as unknown[], right as unknown[]);
    case TypeOrder.Binary:
      return compareBinaries(left as Binary, right as Binary);
    case TypeOrder.ObjectId:
      return Buffer.compare((left as ObjectId).id, (right as ObjectId).id);
    case TypeOrder.Boolean:
      return left ? 1 : -1;
    case TypeOrder.Date:
      return (left as Date).getTime() - (right as Date).getTime();
    case TypeOrder.Timestamp:
      return (left as Timestamp).compare(right as Timestamp);
    case TypeOrder.RegExp:
      return compareExpressions(left as BSONRegExp, right as BSONRegExp);
    case TypeOrder.Code:
      return compareText(String((left as Code).code), String((right as Code).code));
    default:
      return 0;
  }
}

export const equal = (left: unknown, right: unknown): boolean => left === right || compare(left, right) === 0;

/** Equal to the last bit that a client can see: `1` (int) and `Long(1)` are equal but not identical. */
export function identical(left: unknown, right: unknown): boolean {
  if (left === right) return true;
  if (typeOrder(left) === TypeOrder.Number && typeOrder(right) === TypeOrder.Number) {
    return sameNumberType(left, right) && String(left) === String(right);
  }
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((element, index) => identical(element, right[index]));
  }
  if (typeOrder(left) === TypeOrder.Object && typeOrder(right) === TypeOrder.Object) {
    const names = Object.keys(left as BsonDocument);
    const others = Object.keys(right as BsonDocument);
    return (
      names.length === others.length &&
      names.every((name, index) => {
        const same = name === others[index];
        return same && identical((left as BsonDocument)[name], (right as BsonDocument)[name]);
      })
    );
  }
  return compare(left, right) === 0;
}

const sameNumberType = (left: unknown, right: unknown): boolean =>
  typeof left === 'number'
    ? typeof right === 'number'
    : (left as object).constructor === (right as object).constructor;

const compareText = (left: string, right: string): number => {
  if (left === right) return 0;
  // UTF-8 bytes order like code points; UTF-16 units differ from that only where surrogates are involved.
  return surrogates.test(left) || surrogates.test(right)
    ? Buffer.compare(Buffer.from(left), Buffer.from(right))
    : left < right
      ? -1
      : 1;
};
const surrogates = /[\ud800-\udfff]/;

function compareNumbers(left: BsonNumber, right: BsonNumber): number {
  const leftNumber = toNumber(left);
  const rightNumber = toNumber(right);
  if (Number.isNaN(leftNumber)) return Number.isNaN(rightNumber) ? 0 : -1;
  if (Number.isNaN(rightNumber)) return 1;
  if (leftNumber !== rightNumber) return leftNumber < rightNumber ? -1 : 1;
  const bothExact = !isDecimal(left) && !isDecimal(right) && Number.isSafeInteger(leftNumber);
  if (bothExact || (!isWide(left) && !isWide(right)) || !Number.isFinite(leftNumber)) return 0;
  return compareExactly(left, right);
}

const isWide = (value: BsonNumber): boolean => isLong(value) || isDecimal(value);

/** Numbers whose nearest doubles agree: compared as fractions of integers. */
function compareExactly(left: BsonNumber, right: BsonNumber): number {
  const first = fractionOf(left);
  const second = fractionOf(right);
  const difference = first.numerator * second.denominator - second.numerator * first.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function fractionOf(value: BsonNumber): { numerator: bigint; denominator: bigint } {
  if (value instanceof Long) return { numerator: value.toBigInt(), denominator: 1n };
  if (value instanceof Decimal128) {
    const [, sign = '', whole = '0', part = '', exponent = '0'] =
      /^(-?)(\d+)(?:\.(\d+))?(?:E([+-]?\d+))?$/.exec(value.toString()) ?? [];
    const power = Number(exponent) - part.length;
    const digits = BigInt(sign + whole + part);
    return power >= 0
      ? { numerator: digits * 10n ** BigInt(power), denominator: 1n }
      : { numerator: digits, denominator: 10n ** BigInt(-power) };
  }
  let denominator = 1n;
  let scaled = value instanceof Double ? value.value : toNumber(value);
  while (!Number.isInteger(scaled)) {
    scaled *= 2;
    denominator *= 2n;
  }
  return { numerator: BigInt(scaled), denominator };
}

function compareDocuments(left: BsonDocument, right: BsonDocument): number {
  const names = Object.keys(left);
  const others = Object.keys(right);
  for (let index = 0; index < names.length && index < others.length; index += 1) {
    const name = names[index]!;
    const other = others[index]!;
    const difference =
      typeOrder(left[name]) - typeOrder(right[other]) ||
      compareText(name, other) ||
      compare(left[name], right[other]);
    if (difference !== 0) return difference;
  }
  return names.length - others.length;
}

function compareArrays(left: unknown[], right: unknown[]): number {
  for (let index = 0; index < left.length && index < right.length; index += 1) {
    const difference = compare(left[index], right[index]);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function compareBinaries(left: Binary, right: Binary): number {
  return (
    left.length() - right.length() ||
    left.sub_type - right.sub_type ||
    Buffer.compare(left.value(), right.value())
  );
}

const compareExpressions = (left: BSONRegExp, right: BSONRegExp): number =>
  compareText(left.pattern, right.pattern) || compareText(left.options, right.options);
