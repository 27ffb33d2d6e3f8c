import { guardedPageList, guardedPages, type GuardedPageId } from './guarded-pages';
import type { AppName, Page } from './page';
import { publicPageList, publicPages, type PublicPageId } from './public-pages';

/** Every page of the product, for the server and the tests. Browsers load the guarded ones on demand. */
export const pages = { ...publicPages, ...guardedPages };

export type PageId = PublicPageId | GuardedPageId;

export type ListedPage = Page & { id: PageId };

/** The pages of one app. The register file of each remote must cover all of them. */
export type PageIdOf<App extends AppName> = {
  [Id in PageId]: (typeof pages)[Id]['app'] extends App ? Id : never;
}[PageId];

/** All pages as a plain list. */
export const pageList: readonly ListedPage[] = [...publicPageList, ...guardedPageList];
