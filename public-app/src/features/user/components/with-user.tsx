import { currentUserQuery, userQuery } from '@camp/api-client/user/queries';
import type { UserProfile } from '@camp/contracts/user/operations';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotOpened } from './not-opened';

interface WithUserProps {
  /** Id of a user. Defaults to the current one. */
  id: string | undefined;
  children: (user: UserProfile) => ReactNode;
}

/** Shows content about a user once the user is loaded. */
export function WithUser({ id, children }: WithUserProps) {
  const isNamed = id !== undefined;
  const named = useQuery({ ...userQuery(id ?? ''), enabled: isNamed, meta: { quiet: 'while-empty' } });
  const current = useQuery({ ...currentUserQuery(), enabled: !isNamed });
  const query = isNamed ? named : current;
  if (query.data) return children(query.data);
  if (!query.error) return <Skeleton lines={5} />;
  return <NotOpened query={query} refusal="We can’t open this account" />;
}
