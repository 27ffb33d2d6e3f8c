import type { ReactNode } from 'react';
import { Button } from '../actions/button';
import { RetryIcon } from '../icons';

interface ErrorStateProps {
  title?: ReactNode;
  /** What the server said, or what the person can do. */
  children?: ReactNode;
  onRetry?: () => void;
  /** A try is under way. */
  retrying?: boolean;
  /** Another way out, beside trying again. */
  action?: ReactNode;
  illustration?: ReactNode;
  level?: 1 | 2 | 3;
}

/** Shown instead of something that could not be loaded. */
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
        <div className="camp-state__action">
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
