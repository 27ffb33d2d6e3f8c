import type { BSONSymbol } from 'bson';
import { Binary, BSONRegExp, Code, Decimal128, Double, Int32, Long, ObjectId, Timestamp } from 'bson';

/**
 * A document as the server holds it: never changed once stored. Numbers are JavaScript numbers where the BSON type
 * can be told from the value (int32, and doubles that are no int32), else `Double`, `Long` or `Decimal128`.
 */
export type BsonDocument = Record<string, unknown>;

/** BSON types in the order MongoDB sorts them; the numbers are only compared. */
export const enum TypeOrder {
  MinKey = 1,
  Missing = 5,
  Null = 6,
  Number = 10,
  String = 15,
  Object = 20,
  Array = 25,
  Binary = 30,
  ObjectId = 35,
  Boolean = 40,
  Date = 45,
  Timestamp = 47,
  RegExp = 50,
  Code = 60,
  MaxKey = 127,
}

const orderByTag: Record<string, TypeOrder> = {
  ObjectId: TypeOrder.ObjectId,
  Long: TypeOrder.Number,
  Int32: TypeOrder.Number,
  Double: TypeOrder.Number,
  Decimal128: TypeOrder.Number,
  Binary: TypeOrder.Binary,
  UUID: TypeOrder.Binary,
  Timestamp: TypeOrder.Timestamp,
  BSONRegExp: TypeOrder.RegExp,
  BSONSymbol: TypeOrder.String,
  MinKey: TypeOrder.MinKey,
  MaxKey: TypeOrder.MaxKey,
  Code: TypeOrder.Code,
};

/** Where a value's type stands in MongoDB's order of types; `undefined` is a missing value. */
export function typeOrder(value: unknown): TypeOrder {
  switch (typeof value) {
    case 'string':
      return TypeOrder.String;
    case 'number':
      return TypeOrder.Number;
    case 'boolean':
      return TypeOrder.Boolean;
    case 'undefined':
      return TypeOrder.Missing;
  }
  if (value === null) return TypeOrder.Null;
  if (Array.isArray(value)) return TypeOrder.Array;
  if (value instanceof Date) return TypeOrder.Date;
  const tag = (value as { _bsontype?: unknown })._bsontype;
  return typeof tag === 'string' ? (orderByTag[tag] ?? TypeOrder.Object) : TypeOrder.Object;
}

export const isDocument = (value: unknown): value is BsonDocument =>
  typeof value === 'object' && value !== null && typeOrder(value) === TypeOrder.Object;

export type BsonNumber = number | Long | Double | Int32 | Decimal128;
export const isNumber = (value: unknown): value is BsonNumber => typeOrder(value) === TypeOrder.Number;

export const isRegExp = (value: unknown): value is BSONRegExp => value instanceof BSONRegExp;
export const isObjectId = (value: unknown): value is ObjectId => value instanceof ObjectId;
export const isLong = (value: unknown): value is Long => value instanceof Long;
export const isDecimal = (value: unknown): value is Decimal128 => value instanceof Decimal128;
export const isBinary = (value: unknown): value is Binary => value instanceof Binary;
export const isTimestamp = (value: unknown): value is Timestamp => value instanceof Timestamp;

/** The text of a string or symbol. */
export const textOf = (value: string | BSONSymbol): string =>
  typeof value === 'string' ? value : value.value;

/** The nearest JavaScript number. */
export function toNumber(value: unknown): number {
  if (typeof value === 'number') return value;
  if (value instanceof Long) return value.toNumber();
  if (value instanceof Decimal128) return Number(value.toString());
  return Number(value instanceof Double || value instanceof Int32 ? value.value : value);
}

/** `Int32` and `Double` as they are kept in documents: a plain number where that says the same type. */
export function plainNumber(value: unknown): unknown {
  if (value instanceof Int32) return value.value;
  return value instanceof Double && !isInt32(value.value) ? value.value : value;
}

export const isInt32 = (value: number): boolean =>
  Number.isInteger(value) && value >= -0x80000000 && value <= 0x7fffffff && !Object.is(value, -0);

/** A double, wrapped where a plain number would be written as an int32. */
export const toDouble = (value: number): number | Double => (isInt32(value) ? new Double(value) : value);

export const typeNumbers: Readonly<Record<string, number>> = {
  double: 1,
  string: 2,
  object: 3,
  array: 4,
  binData: 5,
  undefined: 6,
  objectId: 7,
  bool: 8,
  date: 9,
  null: 10,
  regex: 11,
  javascript: 13,
  symbol: 14,
  int: 16,
  timestamp: 17,
  long: 18,
  decimal: 19,
  minKey: -1,
  maxKey: 127,
};

/** The alias `$type` gives a value; `missing` for no value. */
export function typeName(value: unknown): string {
  switch (typeOrder(value)) {
    case TypeOrder.Missing:
      return 'missing';
    case TypeOrder.Null:
      return 'null';
    case TypeOrder.String:
      return typeof value === 'string' ? 'string' : 'symbol';
    case TypeOrder.Array:
      return 'array';
    case TypeOrder.Binary:
      return 'binData';
    case TypeOrder.ObjectId:
      return 'objectId';
    case TypeOrder.Boolean:
      return 'bool';
    case TypeOrder.Date:
      return 'date';
    case TypeOrder.Timestamp:
      return 'timestamp';
    case TypeOrder.RegExp:
      return 'regex';
    case TypeOrder.Code:
      return value instanceof Code && value.scope ? 'javascriptWithScope' : 'javascript';
    case TypeOrder.MinKey:
      return 'minKey';
    case TypeOrder.MaxKey:
      return 'maxKey';
    case TypeOrder.Number:
      return numberTypeName(value as BsonNumber);
    default:
      return 'object';
  }
}

function numberTypeName(value: BsonNumber): 'int' | 'long' | 'double' | 'decimal' {
  if (typeof value === 'number') return isInt32(value) ? 'int' : 'double';
  if (value instanceof Long) return 'long';
  if (value instanceof Decimal128) return 'decimal';
  return value instanceof Int32 ? 'int' : 'double';
}

/** A value as the shell would print it, for error messages. */
export function show(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (isObjectId(value)) return `ObjectId('${value.toHexString()}')`;
  if (value instanceof Date) return `new Date(${value.getTime()})`;
  if (isNumber(value)) return String(typeof value === 'number' ? value : value.toString());
  if (Array.isArray(value)) return value.length ? `[ ${value.map(show).join(', ')} ]` : '[]';
  if (isDocument(value)) {
    const fields = Object.entries(value).map(([name, field]) => `${name}: ${show(field)}`);
    return fields.length ? `{ ${fields.join(', ')} }` : '{}';
  }
  return value === undefined
    ? 'MISSING'
    : typeof value === 'object' && value !== null
      ? typeName(value)
      : String(value);
}
