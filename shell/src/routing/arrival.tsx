import { useEffect } from 'react';
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

  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    if (isFirstPage) return;
    // Back and forward return to where the reader was, which is the browser's work.
    if (!hash && navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading();
  }, [pathname, hash, navigationType, isFirstPage]);

  return null;
}

function focusHeading(): void {
  const main = document.getElementById(mainId);
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
