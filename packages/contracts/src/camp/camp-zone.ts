import { addHours } from 'date-fns';
import { fromZonedTime } from 'date-fns-tz';
import { zoneOfYear } from '../content/time-zones';
import { campTimeZone, formatCampDay, formatGmt } from './dates';

/**
 * The legally relevant day, with its time zone: `November 19, 2026 (America/Denver)` (docs/product/camp.md, Dates).
 *
 * @param instant ISO text or Date
 */
export const formatCampDayAndZone = (instant: string | Date): string =>
  `${formatCampDay(instant)} (${campTimeZone(instant)})`;

/**
 * Noon of a day in the camp's time zone, where midnight UTC is still the evening before.
 *
 * @param day ISO text or Date, stored as midnight UTC
 */
export const campNoon = (day: string | Date): Date =>
  fromZonedTime(`${formatGmt(day, 'yyyy-MM-dd')}T12:00:00`, campTimeZone(day));

/**
 * A calendar year in the camp's time zone. Its money is grouped, filtered and summed by this year.
 *
 * @param year of four digits
 * @returns its first and its last instant
 */
export function campCalendarYear(year: number): { first: Date; last: Date } {
  const zone = zoneOfYear(year);
  return {
    first: fromZonedTime(`${year}-01-01T00:00:00.000`, zone),
    last: fromZonedTime(`${year}-12-31T23:59:59.999`, zone),
  };
}

/**
 * A day in the camp's time zone.
 *
 * @param now any instant of today
 * @param ago whole days before today
 * @returns its first and its last instant
 */
export function campDay(now: Date, ago = 0): { first: Date; last: Date } {
  // Days are counted on the calendar, since a day of a time change is longer or shorter.
  const today = new Date(`${formatCampDay(now, 'yyyy-MM-dd')}T00:00:00Z`);
  const day = formatGmt(addHours(today, -24 * ago), 'yyyy-MM-dd');
  const zone = zoneOfYear(Number(day.slice(0, 4)));
  return {
    first: fromZonedTime(`${day}T00:00:00.000`, zone),
    last: fromZonedTime(`${day}T23:59:59.999`, zone),
  };
}
