import type { Binary, BSONRegExp, Code, ObjectId, Timestamp } from 'bson';
import { Long, serialize } from 'bson';
import { notImplemented } from '../errors';
import {
  type BsonDocument,
  type BsonNumber,
  familyOf,
  isDecimal,
  isDocument,
  tagOf,
  toNumber,
  typeOrder,
} from './types';

const comparers: Record<string, (left: never, right: never) => number> = {
  number: compareNumbers,
  text: compareText,
  object: (left: BsonDocument, right: BsonDocument) => compareLists(fieldsOf(left), fieldsOf(right)),
  array: compareLists,
  objectId: (left: ObjectId, right: ObjectId) => Buffer.compare(left.id, right.id),
  date: (left: Date, right: Date) => left.getTime() - right.getTime(),
};

/**
 * Compares by MongoDB's order of values. The result is below zero, zero, or above zero. Values sort by type first (all
 * numbers are one type), then by value.
 */
export function compare(left: unknown, right: unknown): number {
  if (left === right) return 0;
  const difference = typeOrder(left) - typeOrder(right);
  if (difference !== 0) return difference;
  const comparer = comparers[familyOf(left)];
  return comparer ? comparer(left as never, right as never) : ordered(encodeKey(left), encodeKey(right));
}

export const equal = (left: unknown, right: unknown): boolean => left === right || compare(left, right) === 0;

/** Whether two values are identical for a client. For example, `1` (int) and `Long(1)` are equal but not identical. */
export function identical(left: unknown, right: unknown): boolean {
  // Unchanged parts of an update are mostly the same object, so this check makes long lists cheap.
  if (Object.is(left, right)) return true;
  if (Array.isArray(left))
    return (
      Array.isArray(right) &&
      left.length === right.length &&
      left.every((element, index) => identical(element, right[index]))
    );
  if (!isObject(left) || !isObject(right) || tagOf(left) !== tagOf(right)) return false;
  if (!isDocument(left) || !isDocument(right)) return sameBytes(left, right);
  const [names, others] = [Object.keys(left), Object.keys(right)];
  return (
    names.length === others.length &&
    names.every((name, index) => name === others[index] && identical(left[name], right[name]))
  );
}

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

const sameBytes = (left: unknown, right: unknown): boolean =>
  // Binaries of different lengths differ, so megabytes need not be encoded to compare pictures.
  (left as Partial<Binary>).position === (right as Partial<Binary>).position &&
  Buffer.compare(serialize({ value: left }), serialize({ value: right })) === 0;

const ordered = <T>(left: T, right: T): number => (left < right ? -1 : left > right ? 1 : 0);

const surrogates = /[\ud800-\udfff]/;

/** UTF-8 bytes sort like code points. UTF-16 units differ from that only with surrogates. */
function compareText(left: unknown, right: unknown): number {
  const [first, second] = [String(left), String(right)];
  return surrogates.test(first + second)
    ? Buffer.compare(Buffer.from(first), Buffer.from(second))
    : ordered(first, second);
}

/** A document is compared as the list of its fields' types, names and values. */
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
  // If the nearest doubles are equal, only exact fractions decide.
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

/** A suffix that sorts after every key with the same first values. */
export const afterAll = '\uffff';
const end = '\u0001';

/** The key of an empty array as the only value of a field. MongoDB sorts it before null. */
export const emptyArrayKey = String.fromCharCode(0x10 + typeOrder(undefined));

/** The first character of the keys of a type. A missing value is encoded as null, like in MongoDB. */
export const typeKey = (value: unknown): string => String.fromCharCode(0x10 + typeOrder(value ?? null));

const contents: Record<string, (value: never) => string> = {
  number: encodeNumber,
  text: encodeText,
  object: (document: BsonDocument) =>
    Object.entries(document)
      .map(([name, value]) => typeKey(value) + encodeText(name) + encodeKey(value))
      .join('') + end,
  array: (array: unknown[]) => array.map(encodeKey).join('') + end,
  binary: (binary: Binary) =>
    String.fromCharCode(binary.length() >>> 16, binary.length() & 0xffff, binary.sub_type) +
    Buffer.from(binary.value()).toString('latin1'),
  objectId: (id: ObjectId) => id.toHexString(),
  boolean: (value: boolean) => (value ? '1' : '0'),
  date: (date: Date) => encodeNumber(date.getTime()),
  timestamp: (timestamp: Timestamp) => timestamp.toBigInt().toString(16).padStart(16, '0'),
  regex: ({ pattern, options }: BSONRegExp) => encodeText(pattern) + encodeText(options),
  code: ({ code }: Code) => encodeText(code),
};

/**
 * A text that sorts like the value: `encodeKey(a) < encodeKey(b)` exactly when `compare(a, b) < 0`. Keys of several
 * values may be concatenated.
 * @throws CommandError NotImplemented for a Decimal128, whose order beside doubles cannot be encoded like this
 */
export function encodeKey(value: unknown): string {
  const content = contents[familyOf(value)];
  return content ? typeKey(value) + content(value as never) : typeKey(value);
}

const bits = Buffer.alloc(8);

/** The double's bits, arranged to sort as text. A Long's distance from its double breaks ties. */
function encodeNumber(value: unknown): string {
  if (isDecimal(value)) throw notImplemented('Decimal128 in an indexed field');
  const number = toNumber(value);
  bits.writeDoubleBE(number === 0 ? 0 : number);
  if (Number.isNaN(number)) bits.fill(0);
  else if (number < 0) bits.forEach((byte, index) => (bits[index] = ~byte));
  else bits[0]! |= 0x80;
  const unsafe = value instanceof Long && !Number.isSafeInteger(number);
  const distance = 0x8000 + (unsafe ? Number(value.toBigInt() - BigInt(number)) : 0);
  return bits.toString('latin1') + String.fromCharCode(distance >>> 8, distance & 0xff);
}

/**
 * Encodes as UTF-8 bytes, which sort like code points, with a zero at the end. So a text sorts before every longer one
 * with the same start. Zeros inside are escaped.
 */
function encodeText(value: unknown): string {
  const text = String(value);
  if (/^[\u0001-\u007f]*$/.test(text)) return `${text}\0`;
  return `${Buffer.from(text).toString('latin1').replaceAll('\0', '\0\uffff')}\0`;
}
