import { campYearDefaults } from './dates';

/** Camp years run from the year before to so many years ahead (docs/product/camp.md). */
export const campYears = { before: 1, ahead: 19 } as const;

/**
 * The years for which a camp can be made: those that have none yet.
 *
 * @param now whose year counts
 * @param taken years that have a camp
 */
export function selectableYears(now: Date, taken: readonly number[]): number[] {
  const first = now.getUTCFullYear() - campYears.before;
  const years = Array.from({ length: campYears.before + campYears.ahead + 1 }, (_, at) => first + at);
  return years.filter((year) => !taken.includes(year));
}

/**
 * The year that is chosen for a new camp beforehand: next year, else the next one without a camp.
 *
 * @param taken years that have a camp
 * @returns nothing where none is free
 */
export const yearOfNewCamp = (now: Date, taken: readonly number[]): number | undefined =>
  selectableYears(now, taken).find((year) => year > now.getUTCFullYear());

/** A blank new camp: all dates at 31 December of its year, cost 0 (docs/product/camp.md, Year defaults). */
export function blankCamp(year: number) {
  const lastDay = new Date(Date.UTC(year, 11, 31));
  const dates = Object.fromEntries(
    Object.keys(campYearDefaults(year)).map((name) => [name, lastDay]),
  ) as ReturnType<typeof campYearDefaults>;
  return { year, ...dates, registrationCost: 0, waitListAfter: defaultSeats };
}

/** Seats of a new camp (docs/product/camp.md). */
export const defaultSeats = 40;
