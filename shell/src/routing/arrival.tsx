import { renderFor } from '@camp/micro-frontend/page-clock';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { layOutWhole } from '../first-paint/first-page';
import { mainId } from '../layout/landmarks';

/**
 * Scrolls to the top and moves the focus, as browsers do when they load a page. So screen readers announce the page.
 * Rendered next to the page inside its Suspense boundary, so that it runs once the page is loaded.
 *
 * @param isFirstPage the page that the browser itself loaded keeps its focus and scroll position
 */
export function Arrival({ isFirstPage }: { isFirstPage: boolean }) {
  const navigationType = useNavigationType();
  const { key, pathname, search, hash, state } = useLocation();
  const arrivedAt = useRef<Record<'key' | 'place' | 'search', string>>(undefined);

  // The server's page is taken over, so the clock counts from now on.
  useEffect(() => renderFor(undefined), []);
  useEffect(() => {
    const before = arrivedAt.current;
    const place = pathname + hash;
    if (before?.key === key) return;
    arrivedAt.current = { key, place, search };
    // A new query doesn't change the page. Someone who types a search or sorts a list keeps their scroll position.
    // So does someone whose page replaces its own entry. Unlike a link to this place, such an entry has a state.
    if (before?.place === place && (before.search !== search || state !== null)) return;
    if (!isFirstPage) layOutWhole();
    const section = elementAt(hash);
    section?.scrollIntoView();
    if (isFirstPage) return;
    // For back and forward, the browser restores the scroll position.
    if (!section && navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading(section ?? document.getElementById(mainId));
  }, [key, pathname, search, hash, state, navigationType, isFirstPage]);

  return null;
}

/** The element of a fragment. Null if there is none, or if the fragment can't be decoded. */
function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A fragment comes from outside. A malformed one must not break the page.
    return null;
  }
}

function focusHeading(part: HTMLElement | null): void {
  const target = part?.querySelector<HTMLElement>('h1') ?? part?.querySelector<HTMLElement>('h2') ?? part;
  if (!target) return;
  target.setAttribute('tabindex', '-1');
  target.focus({ preventScroll: true });
}
