import { currentUserQuery } from '@camp/api-client/user/queries';
import type { RelatedRecords } from '@camp/contracts/related-records/operations';
import { useQuery } from '@tanstack/react-query';
import { familyRecordsQuery } from './family-queries';

const none: RelatedRecords = { camper: [], counselor: [], counselorApp: [], staff: [], payments: [] };

/** The account's registrations of all years. Empty until they are loaded, since they are optional. */
export function useFamilyRecords() {
  const { data: user } = useQuery(currentUserQuery());
  const family = useQuery({ ...familyRecordsQuery(user?._id ?? ''), enabled: user !== undefined });
  return { family, records: family.data ?? none };
}
