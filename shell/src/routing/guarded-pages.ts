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
 * Every address that is not a public page's. It comes when somebody has logged in or goes to such an address: the first
 * load is a visitor's.
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

/** The pages for which one has to be logged in; undefined until they have come. */
export const useGuardedPages = (): readonly ListedPage[] | undefined =>
  useSyncExternalStore(subscribe, () => guardedPages);
