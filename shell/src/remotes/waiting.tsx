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

/** Says, for as long as it is shown, that a page is being loaded; the bar at the top of the window shows it. */
export function Waiting() {
  useEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
  return null;
}

/** Whether a page is being loaded. */
export const useIsWaiting = () => useSyncExternalStore(subscribe, () => waiting > 0);
