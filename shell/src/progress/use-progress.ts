import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useIsWaiting } from '../remotes/waiting';

/** Whether the browser waits for a page or for the server. */
export function useProgress(): boolean {
  const fetching = useIsFetching();
  const mutating = useIsMutating();
  const waiting = useIsWaiting();
  return waiting || fetching > 0 || mutating > 0;
}
