import type { CampFigures } from '@camp/contracts/camp-figures/operations';
import { formatGmt } from '@camp/contracts/camp/dates';
import type { LinePoint } from '@camp/ui/charts/line-chart';

const day = 24 * 60 * 60 * 1000;

/** Days are counted in GMT, where each day has 24 hours. */
const dayOf = (instant: string | Date) => Math.floor(new Date(instant).getTime() / day);

/**
 * Days before the camp's start. Years are compared by these days, because camp starts on a different date each year.
 */
const daysBefore = (startDate: string, one: string | Date) => dayOf(startDate) - dayOf(one);

interface CampOfYear {
  figures: Pick<CampFigures, 'days'>;
  /** The first day of camp. */
  startDate: string;
}

/**
 * The growth of registrations until camp, compared with the previous year at the same number of days before camp.
 *
 * @param now the current time, after which days have no number
 */
export function registrationsOverTime(
  shown: CampOfYear,
  before: CampOfYear | undefined,
  now: Date,
): LinePoint[] {
  const counted = [shown, ...(before ? [before] : [])];
  const begins = counted.flatMap(({ figures, startDate }) =>
    figures.days.map(({ label }) => daysBefore(startDate, label)),
  );
  if (begins.length === 0) return [];
  const ends = Math.min(0, ...begins);
  const days = Array.from({ length: Math.max(...begins) - ends + 1 }, (_, at) => Math.max(...begins) - at);
  const today = daysBefore(shown.startDate, now);
  return days.map((left) => ({
    label: formatGmt(new Date((dayOf(shown.startDate) - left) * day), 'MMM d'),
    ...(left >= today && { value: countUntil(shown, left) }),
    ...(before && { before: countUntil(before, left) }),
  }));
}

const countUntil = ({ figures, startDate }: CampOfYear, left: number) =>
  figures.days
    .filter(({ label }) => daysBefore(startDate, label) >= left)
    .reduce((sum, { count }) => sum + count, 0);
