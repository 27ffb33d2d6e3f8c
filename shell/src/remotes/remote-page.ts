import type { ListedPage } from '@camp/contracts/registries/pages';
import { loadPage } from './load-page';
import type { LoadablePage } from './page-cache';

/** A page of the registry, loaded from its remote. */
export const remotePage = (page: ListedPage): LoadablePage => ({
  id: page.id,
  title: page.title,
  load: () => loadPage(page),
});
