import { campKeys } from '@camp/api-client/camp/queries';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentBuild } from './use-new-version';
import { markCurrent, useSavedAt } from './use-saved-at';

/** Milliseconds between tries to reach the server. */
const tryEvery = 5_000;

/** Makes a saved page current once the server answers: its data is read again first. */
export function useReturnOfNetwork(): void {
  const queryClient = useQueryClient();
  const isSaved = useSavedAt() !== undefined;
  useEffect(() => {
    if (!isSaved) return;
    const check = async () => {
      if ((await currentBuild()) === undefined) return;
      const askedAt = Date.now();
      await queryClient.refetchQueries({ type: 'active' });
      // The camp has all that a saved page hides. The navigation reads it on every page.
      const camp = queryClient.getQueryState(campKeys.current);
      if (!camp || camp.dataUpdatedAt >= askedAt) markCurrent();
    };
    const timer = setInterval(() => void check(), tryEvery);
    return () => clearInterval(timer);
  }, [isSaved, queryClient]);
}
