import type { Binary, BSONRegExp, Code, ObjectId, Timestamp } from 'bson';
import { notImplemented } from '../errors';
import { type BsonDocument, familyOf, isDecimal, isLong, toNumber, typeOrder } from './types';

/** Sorts after every key that begins with the same values. */
export const afterAll = '\uffff';
const end = '\u0001';

/** An empty array as the only value of a field; MongoDB sorts it before null. */
export const emptyArrayKey = String.fromCharCode(0x10 + typeOrder(undefined));

/** The tag with which the keys of all values of one type begin; a missing value is encoded as null, as in MongoDB. */
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
 * values may be joined.
 * @throws CommandError NotImplemented for a Decimal128: its order beside doubles does not fit such a text
 */
export function encodeKey(value: unknown): string {
  const content = contents[familyOf(value)];
  return content ? typeKey(value) + content(value as never) : typeKey(value);
}

const bits = Buffer.alloc(8);

/** The bits of the double, arranged so that they sort as text; a Long's distance from its double breaks ties. */
function encodeNumber(value: unknown): string {
  if (isDecimal(value)) throw notImplemented('Decimal128 in an indexed field');
  const number = toNumber(value);
  bits.writeDoubleBE(number === 0 ? 0 : number);
  if (Number.isNaN(number)) bits.fill(0);
  else if (number < 0) bits.forEach((byte, index) => (bits[index] = ~byte));
  else bits[0]! |= 0x80;
  const unsafe = isLong(value) && !Number.isSafeInteger(number);
  const distance = 0x8000 + (unsafe ? Number(value.toBigInt() - BigInt(number)) : 0);
  return bits.toString('latin1') + String.fromCharCode(distance >>> 8, distance & 0xff);
}

/**
 * The bytes of the text's UTF-8, which sort like its code points, and a zero at the end, so that a text sorts before
 * every longer one; zeros within are escaped.
 */
function encodeText(value: unknown): string {
  const text = String(value);
  if (/^[\u0001-\u007f]*$/.test(text)) return `${text}\0`;
  return `${Buffer.from(text).toString('latin1').replaceAll('\0', '\0\uffff')}\0`;
}
