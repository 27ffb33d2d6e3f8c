import { readUserId } from '@camp/api-client/session';
import type { ListedPage } from '@camp/contracts/registries/pages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { loadPrefetch } from '../remotes/load-page';

/**
 * Lets a page ask for what it shows first while the server is asked who is logged in: one after the other would take
 * twice as long. Nothing is shown by it, and what somebody may not see the server refuses.
 *
 * @param page that is visited
 * @param isWaiting whether somebody is logged in, and it is not known yet who
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
      // Whoever may open the page is told that its app did not come, once it is to be shown.
      .catch(() => undefined);
  }, [client, page, params, search, isWaiting]);
}
