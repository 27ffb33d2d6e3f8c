import { dateFormats, formatGmt } from './dates';

/** How a moment is written; `(GMT)` stands where a time of day does. */
const momentForms = {
  day: dateFormats.date,
  shortDay: 'MMM d, yyyy',
  time: "MMM d, yyyy, h:mm a '(GMT)'",
  /** Below a heading that ends in `(GMT)` itself. */
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
