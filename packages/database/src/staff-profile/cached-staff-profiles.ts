import { listLimits } from '@camp/contracts/lists/limits';
import { cacheRecords } from '../cache/cache-records';
import type { Models } from '../models';
import { readPlain } from '../read-plain';
import type { StoredStaffProfile } from './staff-profile-model';

const readCached = cacheRecords<StoredStaffProfile>((StaffProfile) =>
  readPlain(StaffProfile, {}, { limit: listLimits.withoutPaging }),
);

/**
 * All staff profiles from the cache, unordered.
 *
 * @throws MongoDB's errors
 */
export const cachedStaffProfiles = ({
  StaffProfile,
}: Pick<Models, 'StaffProfile'>): Promise<readonly StoredStaffProfile[]> => readCached(StaffProfile);
