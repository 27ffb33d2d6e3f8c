import { addHours } from 'date-fns';
import { dateFormats, formatGmt } from './dates';

/** Days on which staff can be at camp, counted from its first day (docs/product/camp.md). */
export const daysOfCamp = 8;

/**
 * The days on which staff can be at a camp.
 *
 * @param startDate its first day, stored midnight UTC
 * @returns each as `yyyy-MM-dd`
 */
export const campDaysFrom = (startDate: string | Date): string[] =>
  Array.from({ length: daysOfCamp }, (_, index) =>
    formatGmt(addHours(new Date(startDate), 24 * index), 'yyyy-MM-dd'),
  );

/**
 * A day at camp with its weekday and date (docs/product/camp.md).
 *
 * @param day ISO text or Date. A label doesn't change
 */
export const campDayLabel = (day: string | Date): string =>
  typeof day === 'string' && !/^\d{4}-\d{2}-\d{2}/.test(day)
    ? day
    : formatGmt(day, dateFormats.weekdayAndDate);

/**
 * Converts days at camp to dates. A record that was read and sent back has labels.
 * @param days - any value. A value that isn't a label of this camp's days doesn't change
 * @param startDate - of the camp
 */
export function campDaysOfLabels(days: unknown, startDate: string | Date): unknown {
  if (!Array.isArray(days)) return days;
  const byLabel = new Map(campDaysFrom(startDate).map((day) => [campDayLabel(day), day]));
  return days.map((day: unknown) => (typeof day === 'string' ? (byLabel.get(day) ?? day) : day));
}
