import { listLimits } from '@camp/contracts/lists/limits';
import { keptStaffProfiles } from '@camp/database/staff-profile/kept-staff-profiles';
import type { StoredStaffProfile } from '@camp/database/staff-profile/staff-profile-model';
import type { Dependencies } from '../dependencies';
import type { ListQuery } from '../http/list';
import { orderOf } from './present-staff-profile';

/** By order ascending, the older entry first among equals; a database would put a missing order in front. */
export async function listStaffProfiles(
  { models }: Dependencies,
  { page = 1, pageSize = listLimits.withoutPaging, q = '' }: ListQuery,
): Promise<{ profiles: StoredStaffProfile[]; total: number }> {
  const stored = await keptStaffProfiles(models);
  const wanted = stored
    .filter(({ nameFirst, nameLast }) => `${nameFirst} ${nameLast}`.toLowerCase().includes(q.toLowerCase()))
    .sort(
      (one, other) => orderOf(one) - orderOf(other) || one.createdAt.getTime() - other.createdAt.getTime(),
    );
  const from = (page - 1) * pageSize;
  return { profiles: wanted.slice(from, from + pageSize), total: wanted.length };
}
