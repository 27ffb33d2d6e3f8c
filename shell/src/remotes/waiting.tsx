import { useIsFetching, useIsMutating } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';

let waiting = 0;
const listeners = new Set<() => void>();
const change = (by: number) => {
  waiting += by;
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Reports, while mounted, that a page is loading. The bar at the top of the window shows it. */
export function Waiting() {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
  return null;
}

/** Whether the browser is waiting for a page or for the server. */
export function useIsWaiting(): boolean {
  const isPageWaiting = useSyncExternalStore(
    subscribe,
    () => waiting > 0,
    () => false,
  );
  const fetching = useIsFetching();
  const mutating = useIsMutating();
  return isPageWaiting || fetching > 0 || mutating > 0;
}
