import { everyRecordQuery } from '@camp/api-client/related-records/queries';
import { ownParentQuery } from '@camp/api-client/parent/queries';
import { currentUserQuery } from '@camp/api-client/user/queries';
import type { Visit } from '@camp/micro-frontend/remote-module';
import { useQuery } from '@tanstack/react-query';

/** What a form is filled in with: the family's records of all years, and the parent block that is kept. */
export function askAheadForFamily({ userId, ask }: Visit): void {
  ask(everyRecordQuery(userId));
  ask(ownParentQuery());
}

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
