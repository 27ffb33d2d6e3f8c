import { cacheRecords } from '../cache/cache-records';
import type { Models } from '../models';
import { timeFor } from '../read-plain';
import { withoutSeats, type CampDocument, type StoredCamp } from './camp-model';
import { isSeatFree } from './seats';

/** A cached camp. */
export interface CachedCamp extends StoredCamp {
  /** Whether a new camper joins the waitlist. It is up to five seconds old, since seats don't invalidate the cache. */
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
 * All camps by year from the cache, without their seat allocations. To decide about a seat or a price, read the
 * database.
 *
 * @throws MongoDB's errors
 */
export const cachedCamps = ({ Camp }: Pick<Models, 'Camp'>): Promise<readonly CachedCamp[]> =>
  readCached(Camp);
