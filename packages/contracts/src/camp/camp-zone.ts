import { fromZonedTime } from 'date-fns-tz';
import { zoneOfYear } from '../content/time-zones';
import { campTimeZone, formatCampDay } from './dates';

/**
 * The legally relevant day, with its time zone: `November 19, 2026 (America/Denver)` (docs/product/camp.md, Dates).
 *
 * @param instant ISO text or Date
 */
export const formatCampDayAndZone = (instant: string | Date): string =>
  `${formatCampDay(instant)} (${campTimeZone(instant)})`;

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
