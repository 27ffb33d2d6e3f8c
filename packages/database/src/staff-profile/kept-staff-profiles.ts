import { listLimits } from '@camp/contracts/lists/limits';
import { keep } from '../kept/keep';
import type { Models } from '../models';
import { readPlain } from '../read-plain';
import type { StoredStaffProfile } from './staff-profile-model';

const kept = keep<StoredStaffProfile>((StaffProfile) =>
  readPlain(StaffProfile, {}, { limit: listLimits.withoutPaging }),
);

/**
 * Everybody on Meet the Staff, in no order, kept while they stay the same.
 *
 * @throws MongoDB's errors
 */
export const keptStaffProfiles = ({
  StaffProfile,
}: Pick<Models, 'StaffProfile'>): Promise<readonly StoredStaffProfile[]> => kept(StaffProfile);
