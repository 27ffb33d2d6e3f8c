import type { ListedPage } from '@camp/contracts/registries/pages';
import { useSyncExternalStore } from 'react';
import type { LoadablePage } from '../remotes/page-cache';

let guardedPages: readonly ListedPage[] | undefined;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Routes for every address that isn't a public page. Loaded after a login or a visit to such an address, to keep
 * visitors' first load small.
 */
export const otherPages: LoadablePage = {
  id: 'other',
  title: 'This page',
  load: async () => {
    const routes = await import(/* webpackChunkName: "other-routes" */ './other-routes');
    guardedPages = routes.guardedPageList;
    listeners.forEach((listener) => listener());
    return routes;
  },
};

/** The guarded pages. Undefined until they are loaded. */
export const useGuardedPages = (): readonly ListedPage[] | undefined =>
  useSyncExternalStore(
    subscribe,
    () => guardedPages,
    () => undefined,
  );
