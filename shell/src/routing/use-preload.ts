import { useToken } from '@camp/api-client/session';
import type { ListedPage } from '@camp/contracts/registries/pages';
import { useEffect } from 'react';
import { loadMissing } from '../remotes/page-cache';
import { otherPages } from './guarded-pages';

/**
 * Preloads the guarded pages: during a login, so that their navigation entries appear at once, and after a login in
 * another tab.
 *
 * @param page that is currently shown
 */
export function usePreload(page: ListedPage | undefined): void {
  const token = useToken();
  const isNeeded = token !== null || page?.id === 'login';
  useEffect(() => {
    // Retried on the next page. A visit to one of them before that reports the failure.
    if (isNeeded) loadMissing(otherPages)?.catch(() => undefined);
  }, [isNeeded, page]);
}
