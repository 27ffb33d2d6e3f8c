import type { AppName } from '@camp/contracts/registries/page';
import type { PageIdOf } from '@camp/contracts/registries/pages';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** A visit to a guarded page before the server has confirmed the session. */
export interface Visit {
  /** Account id in the token. */
  userId: string;
  /** Parameters of the page's path. */
  params: Readonly<Partial<Record<string, string>>>;
  search: URLSearchParams;
  /** Prefetches a query of the page. If it fails, the page shows the failure. */
  ask: <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => void;
}

/** Prefetches a page's initial data in parallel with the session request. */
export type Prefetch = (visit: Visit) => void;

/** Loads a page's code on its first visit, so that nobody downloads unvisited pages. */
export type PageLoader = () => Promise<{ default: ComponentType }>;

/** The layout that an app renders around its pages. Only the administration has one. */
export type FrameIdOf<App extends AppName> = App extends 'admin-app' ? 'administration' : never;

/** All pages of an app. A missing page, or one of the other app, doesn't compile. */
export type RemotePages<App extends AppName> = Readonly<Record<PageIdOf<App> | FrameIdOf<App>, PageLoader>>;

/**
 * The prefetches of an app's pages. Each is in its own module, since hot reload loses a page's state if its module
 * exports more than components.
 */
export type PagePrefetches<App extends AppName> = Readonly<
  Partial<Record<PageIdOf<App>, () => Promise<{ prefetch: Prefetch }>>>
>;
