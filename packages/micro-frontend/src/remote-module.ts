import type { AppName } from '@camp/contracts/registries/page';
import type { PageIdOf } from '@camp/contracts/registries/pages';
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/** A visit to a page for which one has to be logged in, before the server has said who that is. */
export interface Visit {
  /** Of the account that the token names. */
  userId: string;
  /** Of the page's path. */
  params: Readonly<Partial<Record<string, string>>>;
  search: URLSearchParams;
  /** Sends a query that the page is going to ask; a failure is the page's to show. */
  ask: <Data, Key extends QueryKey>(query: FetchQueryOptions<Data, Error, Data, Key>) => void;
}

/** Asks for what a page shows first, beside the question who is logged in instead of after it. */
export type Prefetch = (visit: Visit) => void;

/** Loads one page; called when the page is visited, so that nobody pays for pages they do not see. */
export type PageLoader = () => Promise<{ default: ComponentType }>;

/** What an app brings around its pages: the administration has a layout of its own. */
export type FrameIdOf<App extends AppName> = App extends 'admin-app' ? 'administration' : never;

/** Every page of an app; one that is missing or belongs to the other app does not compile. */
export type RemotePages<App extends AppName> = Readonly<Record<PageIdOf<App> | FrameIdOf<App>, PageLoader>>;

/**
 * What pages of an app ask ahead, each in a module of its own: beside a component it would cost the page its state when
 * an edited line is exchanged.
 */
export type PagePrefetches<App extends AppName> = Readonly<
  Partial<Record<PageIdOf<App>, () => Promise<{ prefetch: Prefetch }>>>
>;
