import { dateFormats, formatDay, formatGmt } from './dates';

/** Formats of an instant below a heading. The heading of a time of day ends in `(GMT)`. */
const momentForms = {
  day: dateFormats.date,
  shortDay: 'MMM d, yyyy',
  timeBelowZone: 'MMM d, yyyy, h:mm a',
  secondsBelowZone: dateFormats.medium,
} as const;

/**
 * When something happened (registered, paid, changed, viewed, logged in). It is in GMT on every page and in every email
 * (docs/product/camp.md, Dates). Use `formatGmt` for dates computed from the camp's dates, and `formatCampDay` for
 * legally relevant days.
 *
 * @param instant ISO text or Date
 * @param form default: the day only
 */
export const formatMoment = (instant: string | Date, form: keyof typeof momentForms = 'day'): string =>
  formatGmt(instant, momentForms[form]);

/**
 * An instant with its time of day, for running text.
 *
 * @param instant ISO text or Date
 * @param now the year is written only if it isn't this one
 */
export const formatTime = (instant: string | Date, now = new Date()): string =>
  `${formatDay(instant, now)}, ${formatGmt(instant, "h:mm a '(GMT)'")}`;
