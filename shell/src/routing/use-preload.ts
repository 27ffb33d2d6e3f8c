import { useToken } from '@camp/api-client/session';
import type { ListedPage } from '@camp/contracts/registries/pages';
import { useEffect } from 'react';
import { loadMissing } from '../remotes/page-cache';
import { otherPages } from './guarded-pages';

/**
 * Preloads the guarded pages on the login page, so that their navigation entries appear at once. Also after a login
 * in another tab.
 *
 * @param page that is currently shown
 */
export function usePreload(page: ListedPage | undefined): void {
  const token = useToken();
  const isNeeded = token !== null || page?.id === 'login';
  useEffect(() => {
    // The next page retries a failure. A visit to a guarded page before that reports it.
    if (isNeeded) loadMissing(otherPages)?.catch(() => undefined);
  }, [isNeeded, page]);
}
