import { lastInstantOf } from '@camp/contracts/camp/dates';
import { trusted } from 'mongoose';
import type { Models } from '../models';
import type { StoredCamp } from './camp-model';

/**
 * The current camp: the one with the lowest year whose last day (the later of endDate and campSunday, whole day where
 * the camp lies) is not past, else the latest (decisions.md, Words).
 *
 * @returns null only when there is no camp at all
 */
export async function currentCamp(models: Models, now: Date): Promise<StoredCamp | null> {
  // A stored date is the midnight at which its day begins: two days back finds every one that may still last.
  const twoDaysAgo = new Date(now.getTime() - 2 * 24 * 60 * 60 * 1000);
  const candidates = await models.Camp.find({
    $or: [{ endDate: trusted({ $gte: twoDaysAgo }) }, { campSunday: trusted({ $gte: twoDaysAgo }) }],
  })
    .sort({ year: 1 })
    .lean<StoredCamp[]>();
  const current = candidates.find((camp) => now <= lastInstantOf(camp));
  return current ?? models.Camp.findOne().sort({ year: -1 }).lean<StoredCamp>();
}
