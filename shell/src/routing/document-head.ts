import { campContent } from '@camp/contracts/content/camp';
import type { Page } from '@camp/contracts/registries/pages';

/** What search results and bookmarks show. @param page undefined for an address without a page */
export const documentTitle = (page: Page | undefined): string =>
  page?.path === '/'
    ? `${campContent.name}: summer camp in the mountains`
    : `${page?.title ?? 'Page not found'} · ${campContent.name}`;

const setMeta = (name: string, content: string | undefined) => {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (content === undefined) {
    found?.remove();
    return;
  }
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.name = name;
  meta.content = content;
};

/** Brings title and description of the document up to date; pages of mailed links keep their address to themselves. */
export function describeDocument(page: Page | undefined): void {
  document.title = documentTitle(page);
  setMeta('description', page?.description ?? campContent.tagline);
  setMeta('referrer', page?.privateAddress ? 'no-referrer' : undefined);
  setMeta('robots', page && !page.guarded && !page.privateAddress ? undefined : 'noindex');
}
