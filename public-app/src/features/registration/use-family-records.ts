import { currentUserQuery } from '@camp/api-client/user/queries';
import type { RelatedRecords } from '@camp/contracts/related-records/operations';
import { useQuery } from '@tanstack/react-query';
import { familyRecordsQuery } from './family-queries';

const none: RelatedRecords = { camper: [], counselor: [], counselorApp: [], staff: [], payments: [] };

/** What the account has registered in all years; it only helps to fill in a form, and is nothing until it has come. */
export function useFamilyRecords() {
  const { data: user } = useQuery(currentUserQuery());
  const family = useQuery({ ...familyRecordsQuery(user?._id ?? ''), enabled: user !== undefined });
  return { family, records: family.data ?? none };
}
