import { campContent } from '../content/camp';
import type { Page, PublicPage } from './page';

/** The document's title, as search results and bookmarks show it. @param page undefined where no page is */
export const documentTitle = (page: Page | undefined): string =>
  page?.path === '/'
    ? `${campContent.name}: summer camp in the mountains`
    : `${page?.title ?? 'Page not found'} · ${campContent.name}`;

/** Whether search engines may list a page: none that needs a login, opens from a mail, or does not exist. */
export const isListed = <One extends Page>(page: One | undefined): page is Extract<One, PublicPage> =>
  page !== undefined && !page.guarded && !page.privateAddress;
