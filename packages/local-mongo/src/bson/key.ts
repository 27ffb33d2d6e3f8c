import type { Binary, BSONRegExp, BSONSymbol, Code, ObjectId, Timestamp } from 'bson';
import { notImplemented } from '../errors';
import { type BsonDocument, isDecimal, isLong, textOf, toNumber, typeOrder, TypeOrder } from './types';

/** Sorts after every key that begins with the same values. */
export const afterAll = '\uffff';
const end = '\u0001';

const tag = (order: TypeOrder): string => String.fromCharCode(0x10 + order);

/** An empty array as the only value of a field; MongoDB sorts it before null. */
export const emptyArrayKey = tag(TypeOrder.Missing);

/** The tag with which the keys of all values of one type begin. */
export const typeKey = (value: unknown): string =>
  tag(value === undefined ? TypeOrder.Null : typeOrder(value));

/**
 * A text that sorts like the value: `encodeKey(a) < encodeKey(b)` exactly when `compare(a, b) < 0`. Keys of several
 * values may be joined. A missing value is encoded as null, as MongoDB's indexes do.
 * @throws CommandError NotImplemented for a Decimal128: its order beside doubles does not fit such a text.
 */
export function encodeKey(value: unknown): string {
  const order = value === undefined ? TypeOrder.Null : typeOrder(value);
  const prefix = tag(order);
  switch (order) {
    case TypeOrder.Number:
      return prefix + encodeNumber(value);
    case TypeOrder.String:
      return prefix + encodeText(textOf(value as string | BSONSymbol));
    case TypeOrder.Object:
      return prefix + encodeFields(value as BsonDocument) + end;
    case TypeOrder.Array:
      return prefix + (value as unknown[]).map(encodeKey).join('') + end;
    case TypeOrder.Binary:
      return prefix + encodeBinary(value as Binary);
    case TypeOrder.ObjectId:
      return prefix + (value as ObjectId).toHexString();
    case TypeOrder.Boolean:
      return prefix + (value ? '1' : '0');
    case TypeOrder.Date:
      return prefix + encodeNumber((value as Date).getTime());
    case TypeOrder.Timestamp:
      return prefix + (value as Timestamp).toBigInt().toString(16).padStart(16, '0');
    case TypeOrder.RegExp:
      return prefix + encodeText((value as BSONRegExp).pattern) + encodeText((value as BSONRegExp).options);
    case TypeOrder.Code:
      return prefix + encodeText(String((value as Code).code));
    default:
      return prefix;
  }
}

const double = new Float64Array(1);
const words = new Uint16Array(double.buffer);

/** The bits of the double, arranged so that they sort as text; a Long's distance from its double breaks ties. */
function encodeNumber(value: unknown): string {
  if (isDecimal(value)) throw notImplemented('Decimal128 in an indexed field');
  const number = toNumber(value);
  double[0] = number === 0 ? 0 : number;
  let [fourth, third, second, first] = words as unknown as [number, number, number, number];
  if (Number.isNaN(number)) first = second = third = fourth = 0;
  else if (first & 0x8000) {
    first = ~first & 0xffff;
    second = ~second & 0xffff;
    third = ~third & 0xffff;
    fourth = ~fourth & 0xffff;
  } else first |= 0x8000;
  const unsafe = isLong(value) && !Number.isSafeInteger(number);
  const distance = unsafe ? Number(value.toBigInt() - BigInt(number)) : 0;
  return String.fromCharCode(first, second, third, fourth, 0x8000 + distance);
}

const special = /[\0\ud800-\uffff]/;

/** Ends with a zero, so that a text sorts before every longer one; zeros within are escaped. */
function encodeText(text: string): string {
  if (!special.test(text)) return `${text}\0`;
  // Beyond the surrogates UTF-16 does not sort like UTF-8: such a text is written as the bytes of its UTF-8.
  let encoded = '';
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code === 0) encoded += '\0\uffff';
    else if (code < 0xd800) encoded += character;
    else encoded += String.fromCharCode(0xd800 + (code >>> 16), code & 0xffff);
  }
  return `${encoded}\0`;
}

function encodeFields(document: BsonDocument): string {
  let encoded = '';
  for (const [name, value] of Object.entries(document)) {
    encoded += tag(typeOrder(value)) + encodeText(name) + encodeKey(value);
  }
  return encoded;
}

const encodeBinary = (value: Binary): string => {
  const bytes = value.value();
  return (
    String.fromCharCode(bytes.length >>> 16, bytes.length & 0xffff, value.sub_type) +
    Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
  );
};
