import { useToken } from '@camp/api-client/session';
import { tryAgainAfter } from '@camp/api-client/until-it-answers';
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
    if (!isNeeded) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      void loadMissing(otherPages)?.catch(() => {
        // Without them the navigation lacks what the person may open. A visit to a guarded page reports the failure.
        if (!isOver) timer = setTimeout(load, tryAgainAfter);
      });
    load();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isNeeded, page]);
}
