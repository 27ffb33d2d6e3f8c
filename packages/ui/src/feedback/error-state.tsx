import { Button } from '../actions/button';
import { RetryIcon } from '../icons';
import { EmptyState, type EmptyStateProps } from './empty-state';

/** @property children the server's message, or advice for the person */
interface ErrorStateProps extends Partial<EmptyStateProps> {
  onRetry?: () => void;
  /** A retry is in progress. */
  retrying?: boolean;
}

/** Replaces something that couldn't be loaded. */
export function ErrorState({ onRetry, retrying = false, action, ...state }: ErrorStateProps) {
  return (
    <EmptyState
      title="This didn’t load"
      role="alert"
      action={
        onRetry ? (
          <>
            <Button variant="pine" icon={<RetryIcon />} onClick={onRetry} busy={retrying}>
              Try again
            </Button>
            {action}
          </>
        ) : (
          action
        )
      }
      {...state}
    />
  );
}
