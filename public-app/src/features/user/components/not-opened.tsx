import { isRefused } from '@camp/api-client/is-refused';
import { messageFor } from '@camp/api-client/problem';
import { LinkButton } from '@camp/ui/actions/link-button';
import { ErrorState } from '@camp/ui/feedback/error-state';
import type { ReactNode } from 'react';
import { profilePath } from '../paths';

interface NotOpenedProps {
  /** As react-query's `useQuery` answers. */
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** Of what is not this person's; where absent, all there is to do is to try again. */
  refusal?: string | undefined;
  /** The way on from there. */
  action?: ReactNode;
  level?: 1 | 2;
}

/** Stands instead of a record that is not this person's, or that did not load. */
export function NotOpened({ query, refusal, action = <ToProfile />, level }: NotOpenedProps) {
  const { error, isFetching, refetch } = query;
  return (
    <ErrorState
      level={level}
      {...(refusal !== undefined && isRefused(error)
        ? { title: refusal, action }
        : { onRetry: () => void refetch(), retrying: isFetching })}
    >
      {messageFor(error)}
    </ErrorState>
  );
}

/** The way out that everybody has. */
export const ToProfile = () => <LinkButton to={profilePath()}>Go to my profile</LinkButton>;
