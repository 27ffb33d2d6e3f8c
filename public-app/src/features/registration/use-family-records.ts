import { currentUserQuery } from '@camp/api-client/user/queries';
import { useQuery } from '@tanstack/react-query';
import { familyRecordsQuery } from './family-queries';

/** What the account has registered in all years; it only helps to fill in a form. */
export function useFamilyRecords() {
  const { data: user } = useQuery(currentUserQuery());
  return useQuery({ ...familyRecordsQuery(user?._id ?? ''), enabled: user !== undefined });
}
