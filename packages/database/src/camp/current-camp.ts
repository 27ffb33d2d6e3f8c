import { campTimeZone } from '@camp/contracts/camp/dates';
import type { Models } from '../models';
import { readPlainOne, type PlainFilter } from '../read-plain';
import { withoutBook, type CampDocument, type StoredCamp } from './camp-model';

/**
 * The current camp: the one with the lowest year whose last day (the later of endDate and campSunday, whole day where
 * the camp lies) is not past, else the latest (decisions.md, Words).
 *
 * @returns null only when there is no camp at all
 */
export async function currentCamp(models: Models, now: Date): Promise<StoredCamp | null> {
  const notPast = { $gte: todayAtCamp(now) };
  const coming = { $or: [{ endDate: notPast }, { campSunday: notPast }] };
  return (await first(models, coming, 1)) ?? first(models, {}, -1);
}

const first = (
  { Camp }: Models,
  filter: PlainFilter<CampDocument>,
  year: 1 | -1,
): Promise<StoredCamp | null> => readPlainOne(Camp, filter, { sort: { year }, projection: withoutBook });

const dayAtCamp = new Intl.DateTimeFormat('en-US', { timeZone: campTimeZone });

/** The day that it is where the camp lies, as dates are stored: one that is not before it is not past. */
function todayAtCamp(now: Date): Date {
  const [month = 0, day = 0, year = 0] = dayAtCamp.format(now).split('/').map(Number);
  return new Date(Date.UTC(year, month - 1, day));
}
