import { lastInstantOf } from '@camp/contracts/camp/dates';
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
  return camps.find((camp) => isComing(camp, now)) ?? camps.at(-1) ?? null;
}

/** The camps that are not over, by year. */
export async function comingCamps(models: Pick<Models, 'Camp'>, now: Date): Promise<CachedCamp[]> {
  return (await cachedCamps(models)).filter((camp) => isComing(camp, now));
}

const isComing = (camp: CachedCamp, now: Date) => lastInstantOf(camp) >= now;
