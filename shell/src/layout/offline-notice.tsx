import { useReturnOfNetwork } from '../versions/use-return-of-network';
import { useSavedAt } from '../versions/use-saved-at';
import { useIsOnline } from './use-is-online';

/** Shows on every page that there is no connection, and how old a saved page is. */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  const savedAt = useSavedAt();
  useReturnOfNetwork();
  return (
    <p className="shell-notice" aria-live="polite">
      {savedAt
        ? `Offline. Saved ${savedAt}.`
        : !isOnline && 'You’re offline. You can’t send anything until you’re back online.'}
    </p>
  );
}
