import { addHours } from 'date-fns';
import { dateFormats, formatGmt } from './dates';

/** Days of a camp on which staff can be there, one after another from its first on (docs/product/camp.md). */
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
 * @param day ISO text or Date; a label stays as it is
 */
export const campDayLabel = (day: string | Date): string =>
  typeof day === 'string' && !/^\d{4}-\d{2}-\d{2}/.test(day)
    ? day
    : formatGmt(day, dateFormats.weekdayAndDate);

/**
 * Days at camp as dates, however they come: a record that is read and sent back has labels.
 *
 * @param days anything; what is no label of a day of this camp stays as it is
 * @param startDate of the camp
 */
export function campDaysOfLabels(days: unknown, startDate: string | Date): unknown {
  if (!Array.isArray(days)) return days;
  const byLabel = new Map(campDaysFrom(startDate).map((day) => [campDayLabel(day), day]));
  return days.map((day: unknown) => (typeof day === 'string' ? (byLabel.get(day) ?? day) : day));
}
