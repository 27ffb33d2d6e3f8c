import { useSyncExternalStore } from 'react';

/** Minimum width at which the navigation fits next to the camp's name. Same value as in layout-windows.css. */
const wideScreen = '(min-width: 64rem)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia(wideScreen);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
};

/**
 * Whether the window is wide enough for the navigation in one line. Undefined on the server and until its page is taken
 * over: the stylesheet decides.
 */
export const useWideScreen = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => window.matchMedia(wideScreen).matches,
    () => undefined,
  );
