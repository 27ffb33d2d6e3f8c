import { startTransition, useEffect, useState } from 'react';

/** Minimum width at which the navigation fits next to the camp's name. Same value as in layout-windows.css. */
const wideScreen = '(min-width: 64rem)';

/**
 * Whether the window is wide enough for the navigation in one line. Undefined on the server and until its page is taken
 * over: the stylesheet decides. The header follows in a transition, which doesn't block a slow phone.
 */
export function useWideScreen(): boolean | undefined {
  const [isWide, setIsWide] = useState<boolean>();
  useEffect(() => {
    const query = window.matchMedia(wideScreen);
    const follow = () => startTransition(() => setIsWide(query.matches));
    follow();
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return isWide;
}
