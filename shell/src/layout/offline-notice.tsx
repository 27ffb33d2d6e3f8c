import { useSyncExternalStore } from 'react';

/** Tells, on every page, that there is no connection: pages would seem to load for ever. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <p className="shell-offline" aria-live="polite">
      {!isOnline && 'You are offline: nothing can be sent.'}
    </p>
  );
}

function subscribe(onChange: () => void): () => void {
  const events = ['online', 'offline'];
  for (const event of events) addEventListener(event, onChange);
  return () => {
    for (const event of events) removeEventListener(event, onChange);
  };
}
