import { campContent } from '../content/camp';
import { homeContent } from '../content/home';
import type { Page, PublicPage } from './page';

/** The document's title, for search results and bookmarks. @param page undefined for an unknown address */
export const documentTitle = (page: Page | undefined): string =>
  page?.path === '/'
    ? `${campContent.name}: ${homeContent.searchTitle}`
    : `${page?.title ?? 'Page not found'} · ${campContent.name}`;

/** Whether a notice replaces the page while a camp sets up its site (docs/product/administration.md). */
export const isClosedDuringSetup = (page: Page): boolean => !page.guarded && !page.openDuringSetup;

/**
 * Whether search engines may list a page. They may not if it requires a login, is opened from an email, or doesn't
 * exist.
 */
export const isListed = <One extends Page>(page: One | undefined): page is Extract<One, PublicPage> =>
  page !== undefined && !page.guarded && !page.privateAddress;
