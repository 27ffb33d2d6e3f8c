import { campYearDefaults } from './dates';

/** Camp years are offered from last year to this many years ahead (docs/product/camp.md). */
export const campYears = { before: 1, ahead: 19 } as const;

/**
 * The years for which a camp can be created: those without one.
 *
 * @param now determines the current year
 * @param taken years that have a camp
 */
export function selectableYears(now: Date, taken: readonly number[]): number[] {
  const first = now.getUTCFullYear() - campYears.before;
  const years = Array.from({ length: campYears.before + campYears.ahead + 1 }, (_, at) => first + at);
  return years.filter((year) => !taken.includes(year));
}

/**
 * The year preselected for a new camp: next year, or the next one without a camp.
 *
 * @param taken years that have a camp
 * @returns undefined if every year has a camp
 */
export const yearOfNewCamp = (now: Date, taken: readonly number[]): number | undefined =>
  selectableYears(now, taken).find((year) => year > now.getUTCFullYear());

/** The camp of the latest year. Undefined without camps. */
export const latestCamp = <Camp extends { year: number }>(camps: readonly Camp[]): Camp | undefined =>
  [...camps].sort((one, other) => other.year - one.year)[0];

/** A blank new camp: all dates on December 31 of its year, cost 0 (docs/product/camp.md, Year defaults). */
export function blankCamp(year: number) {
  const lastDay = new Date(Date.UTC(year, 11, 31));
  const dates = Object.fromEntries(
    Object.keys(campYearDefaults(year)).map((name) => [name, lastDay]),
  ) as ReturnType<typeof campYearDefaults>;
  return { year, ...dates, registrationCost: 0, waitListAfter: defaultSeats };
}

/** Seats of a new camp (docs/product/camp.md). */
export const defaultSeats = 40;
