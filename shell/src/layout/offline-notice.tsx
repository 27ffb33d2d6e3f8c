import { useIsOnline } from './use-is-online';

/** Shows on every page that there is no connection. Otherwise pages would seem to load forever. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <p className="shell-offline" aria-live="polite">
      {!isOnline && 'You’re offline. You can’t send anything until you’re back online.'}
    </p>
  );
}
