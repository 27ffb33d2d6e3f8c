import { located, notImplemented } from '../errors';
import { isDocument, isNothing, typeName } from '../bson/types';

const digits = (value: number, count: number) => String(value).padStart(count, '0');

/** Parts of a format, all in UTC. */
const parts: Readonly<Record<string, (date: Date) => string>> = {
  '%Y': (date) => digits(date.getUTCFullYear(), 4),
  '%m': (date) => digits(date.getUTCMonth() + 1, 2),
  '%d': (date) => digits(date.getUTCDate(), 2),
  '%H': (date) => digits(date.getUTCHours(), 2),
  '%M': (date) => digits(date.getUTCMinutes(), 2),
  '%%': () => '%',
};

/**
 * Compiles the format of `$dateToString`. Zones other than UTC and unsupported parts are rejected.
 *
 * @param argument of the expression
 * @returns a function of the date, which returns null for a missing date
 */
export function compileDateFormat(argument: unknown): { date: unknown; write: (date: unknown) => unknown } {
  if (!isDocument(argument) || !('date' in argument))
    throw located(18628, 'Missing date parameter to $dateToString');
  const { date, format, timezone = 'UTC', ...unknown } = argument;
  const [name] = Object.keys(unknown);
  if (name !== undefined) throw notImplemented(`${name} in $dateToString`);
  if (timezone !== 'UTC') throw notImplemented('a timezone in $dateToString');
  if (typeof format !== 'string') throw notImplemented('$dateToString without a format');
  const pieces = format.match(/%.?|[^%]+/g) ?? [];
  const wrong = pieces.find((piece) => piece.startsWith('%') && !(piece in parts));
  if (wrong !== undefined) throw notImplemented(`${wrong} in the format of $dateToString`);
  const write = (value: unknown) => {
    if (isNothing(value)) return null;
    if (!(value instanceof Date))
      throw located(16006, `can't convert from BSON type ${typeName(value)} to Date`);
    return pieces.map((piece) => parts[piece]?.(value) ?? piece).join('');
  };
  return { date, write };
}
