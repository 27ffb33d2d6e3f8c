import { BSONRegExp, Decimal128, Double, Int32, Long, ObjectId } from 'bson';
import { badValue, located, notImplemented, typeMismatch } from '../errors';

/**
 * A stored document. It is never mutated. Numbers are plain JavaScript numbers if these preserve the BSON type (int32,
 * and doubles that are no int32), otherwise `Double`, `Long` or `Decimal128`.
 */
export type BsonDocument = Record<string, unknown>;

/**
 * Families, and `$type`'s names and numbers, by the BSON library's tag or JavaScript's type name. The families are in
 * MongoDB's sort order.
 */
const kinds: readonly (readonly [tag: string, family: string, name: string, code: number])[] = [
  ['MinKey', 'minKey', 'minKey', -1],
  ['undefined', 'missing', 'missing', Number.NaN],
  ['null', 'null', 'null', 10],
  ['number', 'number', 'double', 1],
  ['Int32', 'number', 'int', 16],
  ['Double', 'number', 'double', 1],
  ['Long', 'number', 'long', 18],
  ['Decimal128', 'number', 'decimal', 19],
  ['string', 'text', 'string', 2],
  ['BSONSymbol', 'text', 'symbol', 14],
  ['object', 'object', 'object', 3],
  ['array', 'array', 'array', 4],
  ['Binary', 'binary', 'binData', 5],
  ['ObjectId', 'objectId', 'objectId', 7],
  ['boolean', 'boolean', 'bool', 8],
  ['date', 'date', 'date', 9],
  ['Timestamp', 'timestamp', 'timestamp', 17],
  ['BSONRegExp', 'regex', 'regex', 11],
  ['Code', 'code', 'javascript', 13],
  ['MaxKey', 'maxKey', 'maxKey', 127],
];
const families = [...new Set(kinds.map(([, family]) => family))];
const familyByTag = new Map<unknown, string>(kinds.map(([tag, family]) => [tag, family]));
const orderByTag = new Map<unknown, number>(kinds.map(([tag, family]) => [tag, families.indexOf(family)]));
const nameByTag = new Map<unknown, string>(kinds.map(([tag, , name]) => [tag, name]));

/** `$type`'s numbers by name. */
export const typeCodes: ReadonlyMap<unknown, number> = new Map(kinds.map(([, , name, code]) => [name, code]));

/** The BSON library's tag of a value, or JavaScript's name of its type. */
export function tagOf(value: unknown): unknown {
  if (typeof value !== 'object') return typeof value;
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return value instanceof Date ? 'date' : ((value as { _bsontype?: unknown })._bsontype ?? 'object');
}

/** The family of a value. Values of one family, such as all numbers, are compared by value. */
export const familyOf = (value: unknown): string => familyByTag.get(tagOf(value))!;

/** The position of a value's family in MongoDB's sort order. `undefined` is a missing value. */
export const typeOrder = (value: unknown): number => orderByTag.get(tagOf(value))!;

/** `$type`'s alias of a value. `missing` for no value. */
export const typeName = (value: unknown): string =>
  typeof value === 'number' && isInt32(value) ? 'int' : nameByTag.get(tagOf(value))!;

export const isDocument = (value: unknown): value is BsonDocument => tagOf(value) === 'object';

export type BsonNumber = number | Long | Double | Int32 | Decimal128;
export const isNumber = (value: unknown): value is BsonNumber => familyOf(value) === 'number';

export const isRegExp = (value: unknown): value is BSONRegExp => value instanceof BSONRegExp;
export const isObjectId = (value: unknown): value is ObjectId => value instanceof ObjectId;
export const isLong = (value: unknown): value is Long => value instanceof Long;
export const isDecimal = (value: unknown): value is Decimal128 => value instanceof Decimal128;

/** The nearest JavaScript number. */
export const toNumber = (value: unknown): number =>
  typeof value === 'number' ? value : value instanceof Long ? value.toNumber() : Number(value);

export const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Whether a value is truthy: everything except false, null, missing and zero. */
export const isTrue = (value: unknown): boolean =>
  value !== false && !isNothing(value) && !(isNumber(value) && toNumber(value) === 0);

/**
 * @param name - of the argument
 * @throws CommandError BadValue if it isn't a whole number
 */
export function wholeNumber(value: unknown, name: string): number {
  const number = isNumber(value) ? toNumber(value) : Number.NaN;
  if (Number.isInteger(number)) return number;
  throw badValue(`${name} has to be a whole number, not ${show(value)}`);
}

/** Stored form of `Int32` and `Double`: a plain number if that preserves the type. */
export function plainNumber(value: unknown): unknown {
  if (value instanceof Int32) return value.value;
  return value instanceof Double && !isInt32(value.value) ? value.value : value;
}

export const isInt32 = (value: number): boolean => value === (value | 0) && !Object.is(value, -0);

/** A double, wrapped if a plain number would be an int32. */
export const toDouble = (value: number): number | Double => (isInt32(value) ? new Double(value) : value);

/** `$toString` of a value. @throws CommandError ConversionFailure */
export function toText(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (['string', 'boolean'].includes(typeof value) || isObjectId(value)) return String(value);
  if (isNumber(value)) return String(plainNumber(value));
  throw located(241, `Unsupported conversion from ${typeName(value)} to string`);
}

/** Formats a value for error messages. */
export const show = (value: unknown): string =>
  isObjectId(value) ? `ObjectId('${value.toHexString()}')` : (JSON.stringify(value) ?? 'nothing');

const operations = {
  add: [(left: number, right: number) => left + right, (left: bigint, right: bigint) => left + right],
  subtract: [(left: number, right: number) => left - right, (left: bigint, right: bigint) => left - right],
  multiply: [(left: number, right: number) => left * right, (left: bigint, right: bigint) => left * right],
  modulo: [(left: number, right: number) => left % right, (left: bigint, right: bigint) => left % right],
  divide: [(left: number, right: number) => left / right, undefined],
} as const;

/**
 * Calculates like MongoDB. Integers stay integers (an int overflows to a long, and a long to a double). If an operand
 * is a double, the result is too. A quotient is always a double.
 * @throws CommandError for a value that is no number or a division by zero, NotImplemented for Decimal128
 */
export function calculate(operation: keyof typeof operations, left: unknown, right: unknown): BsonNumber {
  if (!isNumber(left) || !isNumber(right))
    throw typeMismatch(`can't ${operation}: ${show(isNumber(left) ? right : left)} is no number`);
  if (isDecimal(left) || isDecimal(right)) throw notImplemented('arithmetic with Decimal128');
  const [inDoubles, inIntegers] = operations[operation];
  if ((operation === 'divide' || operation === 'modulo') && toNumber(right) === 0)
    throw badValue(`can't ${operation} by zero`);
  const operands = [left, right].map(plainNumber);
  const rounded = inDoubles(toNumber(left), toNumber(right));
  if (!inIntegers || !operands.every(isInteger)) return toDouble(rounded);
  // Integers have no negative zero.
  if (!operands.some(isLong) && isInt32(rounded + 0)) return rounded + 0;
  const [first, second] = operands.map((operand) => BigInt(String(operand)));
  const exact = inIntegers(first!, second!);
  return BigInt.asIntN(64, exact) === exact ? Long.fromBigInt(exact) : rounded;
}

const isInteger = (value: unknown): boolean => isLong(value) || (typeof value === 'number' && isInt32(value));
