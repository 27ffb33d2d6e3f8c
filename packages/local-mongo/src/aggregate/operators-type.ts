import { Decimal128, Long, ObjectId } from 'bson';
import {
  isInt32,
  isLong,
  isNumber,
  isObjectId,
  plainNumber,
  toDouble,
  toNumber,
  typeName,
} from '../bson/types';
import { CommandError } from '../errors';
import { isNothing, isTrue, type Operator, withArguments, withNames, withValues } from './operator';

/** Converters of a value that is neither null nor missing, by the name of the type. */
const converters: Record<string, (value: unknown) => unknown> = {
  string: toText,
  bool: (value) => isTrue(value),
  int: (value) => {
    const number = wholeNumber(value, 'int');
    if (!isInt32(number)) throw conversionFailure(value, 'int');
    return number;
  },
  long: (value) => (isLong(value) ? value : Long.fromNumber(wholeNumber(value, 'long'))),
  double: (value) => toDouble(anyNumber(value, 'double')),
  decimal: (value) => Decimal128.fromString(toText(value)),
  date: toDate,
  objectId: (value) => {
    if (isObjectId(value)) return value;
    if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
    throw conversionFailure(value, 'objectId');
  },
};

const converting = (type: string): Operator => withValues(1, ([value]) => converters[type]!(value));

/** Types and conversions. */
export const typeOperators: Record<string, Operator> = {
  $type: withArguments(1, ([value]) => typeName(value)),
  $isNumber: withArguments(1, ([value]) => isNumber(value)),
  $toString: converting('string'),
  $toBool: converting('bool'),
  $toInt: converting('int'),
  $toLong: converting('long'),
  $toDouble: converting('double'),
  $toDecimal: converting('decimal'),
  $toDate: converting('date'),
  $toObjectId: converting('objectId'),
  $convert: withNames({ required: ['input', 'to'], optional: ['onError', 'onNull'] }, convert),
};

function convert({ input, to, onError, onNull }: Record<string, unknown>): unknown {
  if (isNothing(input)) return onNull ?? null;
  const converter = typeof to === 'string' ? converters[to] : undefined;
  if (!converter) throw conversionFailure(input, String(to));
  if (onError === undefined) return converter(input);
  try {
    return converter(input);
  } catch (error) {
    if (error instanceof CommandError && error.codeName === 'ConversionFailure') return onError;
    throw error;
  }
}

/** The text `$toString` makes of a value. */
export function toText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (isObjectId(value)) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return String(value);
  if (isNumber(value)) return String(plainNumber(value));
  throw conversionFailure(value, 'string');
}

function toDate(value: unknown): Date {
  if (value instanceof Date) return value;
  if (isObjectId(value)) return value.getTimestamp();
  if (isNumber(value) && typeName(value) !== 'int') return new Date(Math.trunc(toNumber(value)));
  const date = typeof value === 'string' ? parseDate(value) : undefined;
  if (!date) throw conversionFailure(value, 'date');
  return date;
}

/** An ISO 8601 date or date and time; without a zone it is UTC. */
export function parseDate(text: string): Date | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?)?$/.exec(
    text,
  );
  if (!iso) return undefined;
  const zoned = text.length === 10 || iso[1] ? text : `${text}Z`;
  const date = new Date(zoned.replace(' ', 'T'));
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function anyNumber(value: unknown, type: string): number {
  if (isNumber(value)) return toNumber(value);
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date && type !== 'int') return value.getTime();
  const number =
    typeof value === 'string' && /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(value)
      ? Number(value)
      : Number.NaN;
  if (Number.isNaN(number)) throw conversionFailure(value, type);
  return number;
}

function wholeNumber(value: unknown, type: string): number {
  const number = anyNumber(value, type);
  if (typeof value === 'string' && !Number.isInteger(number)) throw conversionFailure(value, type);
  if (!Number.isFinite(number)) throw conversionFailure(value, type);
  return Math.trunc(number);
}

const conversionFailure = (value: unknown, type: string) =>
  new CommandError(
    241,
    'ConversionFailure',
    `Unsupported conversion from ${typeName(value)} to ${type} in $convert with no onError value`,
  );
