import { located } from '../errors';
import { fromWallClock, wallClock } from './date-zone';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** Units of one length, in milliseconds; the others depend on the calendar. */
const lengths: Record<string, number> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: 86_400_000,
  week: 604_800_000,
};
const months: Record<string, number> = { month: 1, quarter: 3, year: 12 };

/** The start of the unit that contains the instant, on the zone's wall clock. */
export function truncate(instant: Date, unit: string, zone: string, startOfWeek: string): Date {
  const local = wallClock(instant, zone);
  if (unit in months) {
    const size = months[unit]!;
    const month = Math.floor(local.getUTCMonth() / size) * size;
    return fromWallClock(new Date(Date.UTC(local.getUTCFullYear(), month, 1)), zone);
  }
  const length = lengthOf(unit);
  // An hour or less is cut from the instant itself: at the end of summer time one hour is on the wall clock twice.
  if (length <= lengths.hour!) {
    const offset = local.getTime() - instant.getTime();
    return new Date(Math.floor((instant.getTime() + offset) / length) * length - offset);
  }
  const midnight = Math.floor(local.getTime() / lengths.day!) * lengths.day!;
  const back = unit === 'week' ? (local.getUTCDay() - weekdayOf(startOfWeek) + 7) % 7 : 0;
  return fromWallClock(new Date(midnight - back * lengths.day!), zone);
}

/** Adds an amount of units; a month keeps the day, or takes the last one where it has fewer. */
export function addUnits(instant: Date, unit: string, amount: number, zone: string): Date {
  if (!(unit in months) && lengthOf(unit) < lengths.day!)
    return new Date(instant.getTime() + amount * lengthOf(unit));
  const local = wallClock(instant, zone);
  if (!(unit in months)) return fromWallClock(new Date(local.getTime() + amount * lengthOf(unit)), zone);
  const moved = new Date(local);
  const month = local.getUTCMonth() + amount * months[unit]!;
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), month + 1, 0)).getUTCDate();
  moved.setUTCFullYear(local.getUTCFullYear(), month, Math.min(local.getUTCDate(), lastDay));
  return fromWallClock(moved, zone);
}

/** How many times a new unit begins between two instants; negative when the end is earlier. */
export function differenceInUnits(
  start: Date,
  end: Date,
  unit: string,
  zone: string,
  startOfWeek: string,
): number {
  const [first, last] = [start, end].map((date) =>
    wallClock(truncate(date, unit, zone, startOfWeek), zone),
  ) as [Date, Date];
  if (unit in months) {
    const apart =
      (last.getUTCFullYear() - first.getUTCFullYear()) * 12 + last.getUTCMonth() - first.getUTCMonth();
    return Math.trunc(apart / months[unit]!);
  }
  return Math.round((last.getTime() - first.getTime()) / lengthOf(unit));
}

function lengthOf(unit: string): number {
  if (!Object.hasOwn(lengths, unit)) throw located(5439013, `unknown time unit value: ${unit}`);
  return lengths[unit]!;
}

function weekdayOf(name: string): number {
  const weekday = weekdays.indexOf(name.toLowerCase().slice(0, 3));
  if (weekday < 0) throw located(5439016, `unknown day of week value: ${name}`);
  return weekday;
}
