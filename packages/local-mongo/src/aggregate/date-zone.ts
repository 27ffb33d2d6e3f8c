import { located } from '../errors';

const day = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * How far the zone's clock is from UTC at an instant.
 * @param zone a name such as `Europe/Berlin`, or an offset such as `+02:00`
 * @returns milliseconds, positive east of Greenwich
 * @throws CommandError for an unknown zone
 */
export function zoneOffset(instant: Date, zone: string): number {
  if (zone === 'UTC' || zone === 'GMT' || zone === 'Z') return 0;
  const fixed = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone);
  if (fixed) return (fixed[1] === '-' ? -1 : 1) * (Number(fixed[2]) * 60 + Number(fixed[3] ?? 0)) * 60_000;
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year, month, day: date, hour, minute, second } = parts as Record<string, number>;
  const local = Date.UTC(year!, month! - 1, date, hour! % 24, minute, second);
  return local - Math.floor(instant.getTime() / 1000) * 1000;
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  try {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
    return format;
  } catch {
    throw located(40485, `unrecognized time zone identifier: "${zone}"`);
  }
}

/** A date whose UTC fields are what the zone's wall clock shows at the instant. */
export const wallClock = (instant: Date, zone: string): Date =>
  new Date(instant.getTime() + zoneOffset(instant, zone));

/** The instant at which the zone's wall clock shows the UTC fields of `local`. */
export function fromWallClock(local: Date, zone: string): Date {
  const guess = new Date(local.getTime() - zoneOffset(local, zone));
  return new Date(local.getTime() - zoneOffset(guess, zone));
}

/** The ISO 8601 week (1 to 53) of a wall clock date, and the year that week belongs to. */
export function weekOf(local: Date): { week: number; year: number } {
  const thursday = new Date(local.getTime() + (4 - (local.getUTCDay() || 7)) * day);
  const year = thursday.getUTCFullYear();
  return { year, week: Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / day / 7) + 1 };
}
