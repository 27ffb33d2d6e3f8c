import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { RetryIcon } from '../icons';

interface ErrorStateProps {
  title?: ReactNode;
  /** The server's message, or what the person can do. */
  children?: ReactNode;
  onRetry?: () => void;
  /** A retry is in progress. */
  retrying?: boolean;
  /** Another action besides the retry. */
  action?: ReactNode;
  illustration?: ReactNode;
  level?: 1 | 2 | 3;
}

/** Replaces something that couldn't be loaded. */
export function ErrorState({
  title = 'This didn’t load',
  children = 'Please check your connection and try again.',
  onRetry,
  retrying = false,
  action,
  illustration,
  level = 2,
}: ErrorStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="camp-state" role="alert">
      {illustration && <div className="camp-state__picture">{illustration}</div>}
      <Heading className="camp-state__title">{title}</Heading>
      <div className="camp-state__text">{children}</div>
      {(onRetry || action) && (
        <div className="camp-state__action camp-button-row">
          {onRetry && (
            <Button variant="pine" icon={<RetryIcon />} onClick={onRetry} busy={retrying}>
              Try again
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  );
}
