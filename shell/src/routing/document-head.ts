import { isListed } from '@camp/contracts/registries/page-document';
import type { Page } from '@camp/contracts/registries/page';

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

/** Updates the document's title. Pages opened from emailed links don't reveal their address to other sites. */
export function describeDocument(page: Page | undefined, title: string): void {
  document.title = title;
  setMeta('referrer', page?.privateAddress ? 'no-referrer' : undefined);
  setMeta('robots', isListed(page) ? undefined : 'noindex');
}
