import { useEffect, useRef, useState } from 'react';
import { holdBack, type Guard } from './blocking-history';

/** A blocker's states, with react-router's names. */
export type Blocker =
  | { state: 'unblocked'; proceed?: undefined; reset?: undefined }
  | { state: 'blocked'; proceed: () => void; reset: () => void };

/**
 * react-router's `useBlocker` on top of the blocking history. The build substitutes it for the original
 * (webpack/facades).
 *
 * @param shouldBlock called for each navigation
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
