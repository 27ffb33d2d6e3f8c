import { messageFor } from '@camp/api-client/problem';
import { currentUserQuery, userQuery } from '@camp/api-client/user/queries';
import type { UserProfile } from '@camp/contracts/user/operations';
import { LinkButton } from '@camp/ui/actions/link-button';
import { ErrorState } from '@camp/ui/feedback/error-state';
import { Skeleton } from '@camp/ui/feedback/skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isRefused } from '@camp/api-client/is-refused';
import { profilePath } from '../paths';

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

function Shown({ query: { data, error, isFetching, refetch }, children }: ShownProps) {
  if (data) return children(data);
  if (!error) return <Skeleton lines={5} />;
  return (
    <ErrorState
      {...(isRefused(error)
        ? {
            title: 'This account cannot be opened',
            action: <LinkButton to={profilePath()}>Go to my profile</LinkButton>,
          }
        : { onRetry: () => void refetch(), retrying: isFetching })}
    >
      {messageFor(error)}
    </ErrorState>
  );
}
