import { located } from '../errors';
import { wallClock, weekOf, zoneOffset } from './date-zone';

const padded = (value: number, width: number): string => String(value).padStart(width, '0');

const specifiers: Record<string, (local: Date, offset: number) => string> = {
  Y: (local) => padded(local.getUTCFullYear(), 4),
  m: (local) => padded(local.getUTCMonth() + 1, 2),
  d: (local) => padded(local.getUTCDate(), 2),
  H: (local) => padded(local.getUTCHours(), 2),
  M: (local) => padded(local.getUTCMinutes(), 2),
  S: (local) => padded(local.getUTCSeconds(), 2),
  L: (local) => padded(local.getUTCMilliseconds(), 3),
  j: (local) =>
    padded(Math.floor((local.getTime() - Date.UTC(local.getUTCFullYear(), 0, 1)) / 86_400_000) + 1, 3),
  u: (local) => String(local.getUTCDay() || 7),
  w: (local) => String(local.getUTCDay() + 1),
  V: (local) => padded(weekOf(local).week, 2),
  G: (local) => padded(weekOf(local).year, 4),
  z: (_local, offset) =>
    `${sign(offset)}${padded(Math.floor(Math.abs(offset) / 60), 2)}${padded(Math.abs(offset) % 60, 2)}`,
  Z: (_local, offset) => String(offset),
  '%': () => '%',
};

const sign = (offset: number): string => (offset < 0 ? '-' : '+');

/**
 * The text `$dateToString` makes of a date.
 * @param pattern with the specifiers `%Y %m %d %H %M %S %L %j %u %w %V %G %z %Z %%`
 * @throws CommandError for another specifier
 */
export function formatDate(instant: Date, pattern: string, zone: string): string {
  const local = wallClock(instant, zone);
  const offset = zoneOffset(instant, zone) / 60_000;
  return pattern.replace(/%(.?)/gs, (_all, specifier: string) => {
    const write = Object.hasOwn(specifiers, specifier) ? specifiers[specifier] : undefined;
    if (!write) throw located(18536, `Invalid format character '%${specifier}' in format string`);
    return write(local, offset);
  });
}
