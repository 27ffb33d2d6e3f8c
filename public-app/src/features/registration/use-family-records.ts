import { everyRecordQuery } from '@camp/api-client/related-records/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import { useQuery } from '@tanstack/react-query';

/** What the account has registered in all years; it only helps to fill in a form. */
export function useFamilyRecords() {
  const { data: user } = useQuery(currentUserQuery());
  return useQuery({
    ...everyRecordQuery(user?._id ?? ''),
    enabled: user !== undefined,
    retry: false,
    meta: { quiet: true },
  });
}
