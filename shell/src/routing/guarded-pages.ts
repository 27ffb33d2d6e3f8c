import type { ListedPage } from '@camp/contracts/registries/pages';
import { startTransition, useEffect, useReducer, useSyncExternalStore } from 'react';
import type { LoadablePage } from '../remotes/page-cache';
import { parts } from './parts';

let guardedPages: readonly ListedPage[] | undefined;
const listeners = new Set<() => void>();
const noListener = () => () => undefined;

/**
 * Routes for every address that isn't a public page. Loaded after a login or a visit to such an address, to keep
 * visitors' first load small.
 */
export const otherPages: LoadablePage = {
  id: 'other',
  title: 'This page',
  load: async () => {
    const routes = await parts.otherPages();
    guardedPages = routes.guardedPageList;
    listeners.forEach((listener) => listener());
    return routes;
  },
};

/**
 * The guarded pages. Undefined until they are loaded. The page follows in a transition, which doesn't block a slow
 * phone.
 */
export function useGuardedPages(): readonly ListedPage[] | undefined {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const follow = () => startTransition(renderAgain);
    listeners.add(follow);
    return () => void listeners.delete(follow);
  }, []);
  return useSyncExternalStore(
    noListener,
    () => guardedPages,
    () => undefined,
  );
}
