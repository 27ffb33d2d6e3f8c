import { BSONRegExp, Decimal128, Double, Int32, Long, ObjectId } from 'bson';

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

/** What is to be known of a type: the name and the number `$type` knows it by, and its place in the order. */
interface Kind {
  readonly name: string;
  readonly code: number;
  readonly order: TypeOrder;
}

const kind = (name: string, code: number, order: TypeOrder): Kind => ({ name, code, order });
const [nullKind, objectKind] = [kind('null', 10, TypeOrder.Null), kind('object', 3, TypeOrder.Object)];
const [arrayKind, dateKind] = [kind('array', 4, TypeOrder.Array), kind('date', 9, TypeOrder.Date)];
const intKind = kind('int', 16, TypeOrder.Number);
const doubleKind = kind('double', 1, TypeOrder.Number);
const binaryKind = kind('binData', 5, TypeOrder.Binary);

/** By JavaScript's name of a primitive type, or the name the BSON library gives its classes. */
const kinds: ReadonlyMap<unknown, Kind> = new Map([
  ['undefined', kind('missing', Number.NaN, TypeOrder.Missing)],
  ['number', doubleKind],
  ['string', kind('string', 2, TypeOrder.String)],
  ['boolean', kind('bool', 8, TypeOrder.Boolean)],
  ['Int32', intKind],
  ['Double', doubleKind],
  ['Long', kind('long', 18, TypeOrder.Number)],
  ['Decimal128', kind('decimal', 19, TypeOrder.Number)],
  ['Binary', binaryKind],
  ['UUID', binaryKind],
  ['ObjectId', kind('objectId', 7, TypeOrder.ObjectId)],
  ['Timestamp', kind('timestamp', 17, TypeOrder.Timestamp)],
  ['BSONRegExp', kind('regex', 11, TypeOrder.RegExp)],
  ['BSONSymbol', kind('symbol', 14, TypeOrder.String)],
  ['Code', kind('javascript', 13, TypeOrder.Code)],
  ['MinKey', kind('minKey', -1, TypeOrder.MinKey)],
  ['MaxKey', kind('maxKey', 127, TypeOrder.MaxKey)],
]);

function kindOf(value: unknown): Kind {
  if (typeof value !== 'object') return kinds.get(typeof value) ?? objectKind;
  if (value === null) return nullKind;
  if (Array.isArray(value)) return arrayKind;
  if (value instanceof Date) return dateKind;
  return kinds.get((value as { _bsontype?: unknown })._bsontype) ?? objectKind;
}

/** Where a value's type stands in MongoDB's order of types; `undefined` is a missing value. */
export const typeOrder = (value: unknown): TypeOrder => kindOf(value).order;

/** The alias `$type` gives a value; `missing` for no value. */
export const typeName = (value: unknown): string =>
  typeof value === 'number' && isInt32(value) ? intKind.name : kindOf(value).name;

/** The numbers `$type` knows types by, by their names. */
export const typeCodes: ReadonlyMap<unknown, number> = new Map(
  [...kinds.values(), nullKind, objectKind, arrayKind, dateKind].map(({ name, code }) => [name, code]),
);

export const isDocument = (value: unknown): value is BsonDocument => kindOf(value) === objectKind;

export type BsonNumber = number | Long | Double | Int32 | Decimal128;
export const isNumber = (value: unknown): value is BsonNumber => typeOrder(value) === TypeOrder.Number;

export const isRegExp = (value: unknown): value is BSONRegExp => value instanceof BSONRegExp;
export const isObjectId = (value: unknown): value is ObjectId => value instanceof ObjectId;
export const isLong = (value: unknown): value is Long => value instanceof Long;
export const isDecimal = (value: unknown): value is Decimal128 => value instanceof Decimal128;

/** The nearest JavaScript number. */
export const toNumber = (value: unknown): number =>
  typeof value === 'number' ? value : value instanceof Long ? value.toNumber() : Number(value);

export const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined;

/** Whether a value counts as true: everything but false, null, missing and zero. */
export const isTrue = (value: unknown): boolean =>
  value !== false && !isNothing(value) && !(isNumber(value) && toNumber(value) === 0);

/** `Int32` and `Double` as they are kept in documents: a plain number where that says the same type. */
export function plainNumber(value: unknown): unknown {
  if (value instanceof Int32) return value.value;
  return value instanceof Double && !isInt32(value.value) ? value.value : value;
}

export const isInt32 = (value: number): boolean => value === (value | 0) && !Object.is(value, -0);

/** A double, wrapped where a plain number would be written as an int32. */
export const toDouble = (value: number): number | Double => (isInt32(value) ? new Double(value) : value);

/** A value as a person would write it, for error messages. */
export const show = (value: unknown): string =>
  isObjectId(value) ? `ObjectId('${value.toHexString()}')` : (JSON.stringify(value) ?? 'nothing');
