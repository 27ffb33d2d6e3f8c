import { useEffect, useEffectEvent } from 'react';

/** Reacts to the browser's back button, which restores this page as it was left for the checkout: with a busy button. */
export function useRestoredPage(wakeUp: () => void): void {
  const onPageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted) wakeUp();
  });
  useEffect(() => {
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);
}
