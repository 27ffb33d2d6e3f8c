import { cacheRecords } from '../cache/cache-records';
import type { Models } from '../models';
import { timeFor } from '../read-plain';
import { withoutSeats, type CampDocument, type StoredCamp } from './camp-model';
import { isSeatFree } from './seats';

/** A camp as a process keeps it. */
export interface CachedCamp extends StoredCamp {
  /** Who registers now joins the waitlist; up to five seconds old, since seats come and go without news. */
  isFull: boolean;
}

const readCached = cacheRecords<CampDocument, CachedCamp>((Camp) =>
  Camp.aggregate<CachedCamp>(
    [
      { $sort: { year: 1 } },
      { $set: { isFull: { $not: [isSeatFree] } } },
      { $unset: Object.keys(withoutSeats) },
    ],
    timeFor(Camp),
  ).exec(),
);

/**
 * All camps by year, without their books of seats, kept while they stay the same. Who decides about a seat or a price
 * asks the database.
 *
 * @throws MongoDB's errors
 */
export const cachedCamps = ({ Camp }: Pick<Models, 'Camp'>): Promise<readonly CachedCamp[]> =>
  readCached(Camp);
