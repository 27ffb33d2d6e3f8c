import { useEffect, useRef, useState } from 'react';
import { holdBack, type Guard } from './blocking-history';

/** What a blocker says, in react-router's words. */
export type Blocker =
  | { state: 'unblocked'; proceed?: undefined; reset?: undefined }
  | { state: 'blocked'; proceed: () => void; reset: () => void };

/**
 * react-router's `useBlocker` over a blocking history; the build puts it in that one's place (webpack/facades).
 *
 * @param shouldBlock asked at each navigation
 */
export function useBlocker(shouldBlock: Guard['shouldBlock']): Blocker {
  const [proceed, setProceed] = useState<() => void>();
  const latest = useRef(shouldBlock);
  useEffect(() => {
    latest.current = shouldBlock;
  });
  useEffect(
    () => holdBack({ shouldBlock: (leaving) => latest.current(leaving), ask: (go) => setProceed(() => go) }),
    [],
  );

  if (!proceed) return { state: 'unblocked' };
  return {
    state: 'blocked',
    proceed: () => {
      setProceed(undefined);
      proceed();
    },
    reset: () => setProceed(undefined),
  };
}
