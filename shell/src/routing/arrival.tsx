import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from '../layout/landmarks';

/**
 * What a browser does by itself when it loads a page: the reader begins at the top, and a screen reader hears where
 * it is. Stands beside the page inside its Suspense boundary, so that it runs when the page is there.
 *
 * @param isFirstPage the page that the browser itself has loaded keeps the focus and the place it was given
 */
export function Arrival({ isFirstPage }: { isFirstPage: boolean }) {
  const navigationType = useNavigationType();
  const { pathname, hash } = useLocation();
  const arrivedAt = useRef<string>(undefined);

  useEffect(() => {
    // Another query is the same page: who types a search or sorts a list stays where they are.
    if (arrivedAt.current === pathname + hash) return;
    arrivedAt.current = pathname + hash;
    const section = elementAt(hash);
    section?.scrollIntoView();
    if (isFirstPage) return;
    // Back and forward return to where the reader was, which is the browser's work.
    if (!section && navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading(section ?? document.getElementById(mainId));
  }, [pathname, hash, navigationType, isFirstPage]);

  return null;
}

/** What a fragment names; null also for one that cannot be decoded. */
function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A fragment comes from outside: what is none of ours must not break the page.
    return null;
  }
}

function focusHeading(part: HTMLElement | null): void {
  const target = part?.querySelector<HTMLElement>('h1') ?? part?.querySelector<HTMLElement>('h2') ?? part;
  if (!target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
