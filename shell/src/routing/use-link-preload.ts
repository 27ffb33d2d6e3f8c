import type { ListedPage } from '@camp/contracts/registries/pages';
import { useEffect } from 'react';
import { loadMissing } from '../remotes/page-cache';
import { remotePage } from '../remotes/remote-page';
import { otherPages } from './guarded-pages';
import { pageAt } from './page-at';

/** Whether the browser's data saver is on. Not every browser tells. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Loads a page's files when the pointer or the focus is on a link to it, so that it is there when the link is selected.
 * Nothing is loaded in advance while the data saver is on.
 *
 * @param guardedPages once they are loaded
 */
export function useLinkPreload(guardedPages: readonly ListedPage[] | undefined): void {
  useEffect(() => {
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin !== window.location.origin || savesData()) return;
      const page = pageAt(link.pathname, guardedPages);
      // The page reports a failure when it is shown.
      loadMissing(page ? remotePage(page) : otherPages)?.catch(() => undefined);
    };
    // The pointer is over a link as soon as a finger touches it.
    const events = ['pointerover', 'focusin'] as const;
    for (const event of events) document.addEventListener(event, preload);
    return () => {
      for (const event of events) document.removeEventListener(event, preload);
    };
  }, [guardedPages]);
}
