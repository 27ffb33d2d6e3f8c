import { cachedStaffProfiles } from '@camp/database/staff-profile/cached-staff-profiles';
import type { StoredStaffProfile } from '@camp/database/staff-profile/staff-profile-model';
import type { Dependencies } from '../dependencies';
import { pageOf, type ListQuery } from '../lists/list';
import { orderOf } from './present-staff-profile';

/**
 * Lists profiles by ascending order, and ties by age. This is done here, since a database would sort a missing order
 * first.
 */
export async function listStaffProfiles(
  { models }: Dependencies,
  query: ListQuery,
): Promise<{ items: StoredStaffProfile[]; total: number }> {
  const searched = (query.q ?? '').toLowerCase();
  const stored = await cachedStaffProfiles(models);
  const wanted = stored
    .filter(({ nameFirst, nameLast }) => `${nameFirst} ${nameLast}`.toLowerCase().includes(searched))
    .sort(
      (one, other) => orderOf(one) - orderOf(other) || one.createdAt.getTime() - other.createdAt.getTime(),
    );
  const { from, most } = pageOf(query);
  return { items: wanted.slice(from, from + most), total: wanted.length };
}
