import { Long } from 'bson';
import { isObjectId, toNumber, typeName } from '../bson/types';
import { located, notImplemented } from '../errors';
import { formatDate } from './date-format';
import { addUnits, differenceInUnits, truncate } from './date-units';
import { fromWallClock, weekOf, wallClock } from './date-zone';
import { checkNames, isNothing, type Operator, withNames } from './operator';
import { parseDate } from './operators-type';

/** Dates; a zone is a name such as `Europe/Berlin` or an offset such as `+02:00`, UTC when not given. */
export const dateOperators: Record<string, Operator> = {
  $year: part((local) => local.getUTCFullYear()),
  $month: part((local) => local.getUTCMonth() + 1),
  $dayOfMonth: part((local) => local.getUTCDate()),
  $dayOfWeek: part((local) => local.getUTCDay() + 1),
  $dayOfYear: part(
    (local) => Math.floor((local.getTime() - Date.UTC(local.getUTCFullYear(), 0, 1)) / 86_400_000) + 1,
  ),
  $hour: part((local) => local.getUTCHours()),
  $minute: part((local) => local.getUTCMinutes()),
  $second: part((local) => local.getUTCSeconds()),
  $millisecond: part((local) => local.getUTCMilliseconds()),
  $isoWeek: part((local) => weekOf(local).week),
  $isoWeekYear: part((local) => Long.fromNumber(weekOf(local).year)),
  $isoDayOfWeek: part((local) => local.getUTCDay() || 7),
  $dateToString: withNames(
    { required: ['date'], optional: ['format', 'timezone', 'onNull'] },
    ({ date, format, timezone, onNull }) => {
      if (isNothing(date)) return onNull ?? null;
      if (format === null || timezone === null) return null;
      const zone = zoneName(timezone);
      const pattern =
        format === undefined ? `%Y-%m-%dT%H:%M:%S.%L${zone === 'UTC' ? 'Z' : '%z'}` : String(format);
      return formatDate(needDate(date, '$dateToString'), pattern, zone);
    },
  ),
  $dateFromString: withNames(
    { required: ['dateString'], optional: ['timezone', 'onNull', 'onError'] },
    ({ dateString, timezone, onNull, onError }) => {
      if (isNothing(dateString)) return onNull ?? null;
      const date = typeof dateString === 'string' ? parseDate(dateString) : undefined;
      if (!date) {
        if (onError !== undefined) return onError;
        throw located(241, `Error parsing date string '${String(dateString)}'`);
      }
      return isNothing(timezone) ? date : fromWallClock(date, zoneName(timezone));
    },
  ),
  $dateTrunc: withNames(
    { required: ['date', 'unit'], optional: ['binSize', 'timezone', 'startOfWeek'] },
    ({ date, unit, binSize, timezone, startOfWeek }) => {
      if (isNothing(date) || isNothing(unit)) return null;
      if (binSize !== undefined && toNumber(binSize) !== 1)
        throw notImplemented('$dateTrunc with a binSize other than 1');
      return truncate(
        needDate(date, '$dateTrunc'),
        String(unit),
        zoneName(timezone),
        String(startOfWeek ?? 'sunday'),
      );
    },
  ),
  $dateAdd: adding(1),
  $dateSubtract: adding(-1),
  $dateDiff: withNames(
    { required: ['startDate', 'endDate', 'unit'], optional: ['timezone', 'startOfWeek'] },
    ({ startDate, endDate, unit, timezone, startOfWeek }) => {
      if (isNothing(startDate) || isNothing(endDate)) return null;
      const zone = zoneName(timezone);
      const week = String(startOfWeek ?? 'sunday');
      const [start, end] = [needDate(startDate, '$dateDiff'), needDate(endDate, '$dateDiff')];
      return Long.fromNumber(differenceInUnits(start, end, String(unit), zone, week));
    },
  ),
};

function adding(sign: 1 | -1): Operator {
  return withNames(
    { required: ['startDate', 'unit', 'amount'], optional: ['timezone'] },
    ({ startDate, unit, amount, timezone }, name) => {
      if (isNothing(startDate) || isNothing(amount)) return null;
      return addUnits(needDate(startDate, name), String(unit), sign * toNumber(amount), zoneName(timezone));
    },
  );
}

/** A part of a date on the wall clock of the zone; the argument is a date or `{date, timezone}`. */
function part(read: (local: Date) => unknown): Operator {
  return (argument, compile, name) => {
    const named = typeof argument === 'object' && argument !== null && 'date' in argument;
    const fields = named
      ? checkNames(argument, name, { required: ['date'], optional: ['timezone'] })
      : { date: argument };
    const single =
      Array.isArray(fields.date) && fields.date.length === 1 ? (fields.date[0] as unknown) : fields.date;
    const date = compile(single);
    const timezone = compile(fields.timezone);
    return (scope) => {
      const value = date(scope);
      return isNothing(value) ? null : read(wallClock(needDate(value, name), zoneName(timezone(scope))));
    };
  };
}

function needDate(value: unknown, name: string): Date {
  if (value instanceof Date) return value;
  if (isObjectId(value)) return value.getTimestamp();
  throw located(16006, `${name}: can't convert from BSON type ${typeName(value)} to Date`);
}

const zoneName = (timezone: unknown): string => (isNothing(timezone) ? 'UTC' : String(timezone));
