import { campTimeZone, lastInstantOf } from '@camp/contracts/camp/dates';
import type { Models } from '../models';
import { cachedCamps, type CachedCamp } from './cached-camps';

/**
 * The current camp (docs/product/camp.md, The current camp): the camp with the lowest year whose last day isn't over,
 * or else the latest camp. The last day is the later of endDate and campSunday, as a whole day in the camp's time zone.
 *
 * @returns null if no camp exists
 */
export async function currentCamp(models: Models, now: Date): Promise<CachedCamp | null> {
  const camps = await cachedCamps(models);
  const today = todayAtCamp(now);
  const isComing = ({ endDate, campSunday }: CachedCamp) => endDate >= today || campSunday >= today;
  return camps.find(isComing) ?? camps.at(-1) ?? null;
}

/** The camps that are not over, by year. */
export async function comingCamps(models: Pick<Models, 'Camp'>, now: Date): Promise<CachedCamp[]> {
  return (await cachedCamps(models)).filter((camp) => lastInstantOf(camp) >= now);
}

/** By time zone, since each takes long to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormatIn(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-US', { timeZone });
  formats.set(timeZone, format);
  return format;
}

/** The current day in the camp's time zone, in the format of stored dates. A stored date before it is past. */
function todayAtCamp(now: Date): Date {
  const format = dayFormatIn(campTimeZone(now));
  const [month = 0, day = 0, year = 0] = format.format(now).split('/').map(Number);
  return new Date(Date.UTC(year, month - 1, day));
}
