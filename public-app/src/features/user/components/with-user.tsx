import { currentUserQuery, userQuery } from '@camp/api-client/user/queries';
import type { UserProfile } from '@camp/contracts/user/operations';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { NotOpened } from './not-opened';

interface WithUserProps {
  /** Id of a user; the current one without. */
  id: string | undefined;
  children: (user: UserProfile) => ReactNode;
}

/** Shows something about a user once the user is there. */
export function WithUser({ id, children }: WithUserProps) {
  return id ? <NamedUser id={id}>{children}</NamedUser> : <CurrentUser>{children}</CurrentUser>;
}

function NamedUser({ id, children }: WithUserProps & { id: string }) {
  return <Shown query={useQuery({ ...userQuery(id), meta: { quiet: 'while-empty' } })}>{children}</Shown>;
}

function CurrentUser({ children }: Pick<WithUserProps, 'children'>) {
  return <Shown query={useQuery(currentUserQuery())}>{children}</Shown>;
}

interface ShownProps extends Pick<WithUserProps, 'children'> {
  query: {
    data: UserProfile | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
}

function Shown({ query, children }: ShownProps) {
  if (query.data) return children(query.data);
  if (!query.error) return <Skeleton lines={5} />;
  return <NotOpened query={query} refusal="This account cannot be opened" />;
}
