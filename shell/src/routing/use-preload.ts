import { useToken } from '@camp/api-client/session';
import type { ListedPage } from '@camp/contracts/registries/pages';
import { useEffect } from 'react';
import { loadMissing } from '../remotes/page-cache';
import { otherPages } from './guarded-pages';

/**
 * Brings the guarded pages before they are needed: while somebody logs in, so that their entries are in the navigation
 * at once, and to whoever has logged in elsewhere.
 *
 * @param page at which the person is
 */
export function usePreload(page: ListedPage | undefined): void {
  const token = useToken();
  const isNeeded = token !== null || page?.id === 'login';
  useEffect(() => {
    // Tried again on the next page; whoever goes to one of them before is told that it did not come.
    if (isNeeded) loadMissing(otherPages)?.catch(() => undefined);
  }, [isNeeded, page]);
}
