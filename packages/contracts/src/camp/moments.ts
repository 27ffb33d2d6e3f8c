import { dateFormats, formatDay, formatGmt } from './dates';

/** How a moment is written below a heading, which ends in `(GMT)` itself for a time of day. */
const momentForms = {
  day: dateFormats.date,
  shortDay: 'MMM d, yyyy',
  timeBelowZone: 'MMM d, yyyy, h:mm a',
  secondsBelowZone: dateFormats.medium,
} as const;

/**
 * When something happened (was registered, paid, changed, viewed, logged in), in GMT on every page and in every mail
 * (docs/product/camp.md, Dates). What is computed from the camp's dates is `formatGmt`'s, what the law counts by the
 * giver's day `formatCampDay`'s.
 *
 * @param instant ISO text or Date
 * @param form a day unless said otherwise
 */
export const formatMoment = (instant: string | Date, form: keyof typeof momentForms = 'day'): string =>
  formatGmt(instant, momentForms[form]);

/**
 * A moment with its time of day, for running text.
 *
 * @param instant ISO text or Date
 * @param now the year is written only where it is another one
 */
export const formatTime = (instant: string | Date, now = new Date()): string =>
  `${formatDay(instant, now)}, ${formatGmt(instant, "h:mm a '(GMT)'")}`;
