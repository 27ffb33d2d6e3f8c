import { isRefused } from '@camp/api-client/is-refused';
import { messageFor } from '@camp/api-client/problem';
import { LinkButton } from '@camp/ui/actions/link-button';
import { ErrorState } from '@camp/ui/feedback/error-state';
import type { ReactNode } from 'react';
import { profilePath } from '../paths';

interface NotOpenedProps {
  /** The result of react-query's `useQuery`. */
  query: { error: Error | null; isFetching: boolean; refetch: () => Promise<unknown> };
  /** The message if the person may not open the record. Without a message, only a retry is offered. */
  refusal?: string | undefined;
  /** The link shown with the message. */
  action?: ReactNode;
  level?: 1 | 2;
}

/** Shown instead of a record that belongs to somebody else or failed to load. */
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

/** A link that works for everybody. */
export const ToProfile = () => <LinkButton to={profilePath()}>Go to my profile</LinkButton>;
