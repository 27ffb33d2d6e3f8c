import { readUserId } from '@camp/api-client/session';
import type { ListedPage } from '@camp/contracts/registries/pages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { loadPrefetch } from '../remotes/load-page';

/**
 * Prefetches a page's initial data in parallel with the session request. In sequence, both would take twice as long.
 * The data isn't shown yet, and the server rejects requests without the right.
 *
 * @param page that is visited
 * @param isWaiting whether there is a token, but the session request is still pending
 */
export function usePrefetch(page: ListedPage, isWaiting: boolean): void {
  const client = useQueryClient();
  const params = useParams();
  const [search] = useSearchParams();
  useEffect(() => {
    const userId = isWaiting ? readUserId() : undefined;
    if (userId === undefined) return;
    loadPrefetch(page)
      .then((prefetch) =>
        prefetch?.({
          userId,
          params,
          search,
          ask: (query) => void client.prefetchQuery({ ...query, meta: { quiet: true } }),
        }),
      )
      // If the app fails to load, the page reports the failure when it is shown.
      .catch(() => undefined);
  }, [client, page, params, search, isWaiting]);
}
