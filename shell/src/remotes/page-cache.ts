import type { PageId } from '@camp/contracts/registries/pages';
import { lazy, type ComponentType } from 'react';
import { loadPage } from './load-page';

// A page that came once is there at once the next time; a failed one is forgotten by its retry.
const loadedPages = new Map<PageId, ComponentType>();
const lazyPages = new Map<PageId, ReturnType<typeof lazyPage>>();
const lazyPage = (id: PageId) =>
  lazy(async () => {
    await preloadPage(id);
    return { default: loadedPages.get(id) as ComponentType };
  });

/**
 * Loads a page before it is shown, so that it is there at once.
 *
 * @throws when it does not come; showing it then tries again
 */
export async function preloadPage(id: PageId): Promise<void> {
  loadedPages.set(id, (await loadPage(id)).default);
}

/** A page to show: itself once it has come, else one that waits for it in a Suspense. */
export function pageOf(id: PageId) {
  const loaded = loadedPages.get(id);
  if (loaded) return loaded;
  const page = lazyPages.get(id) ?? lazyPage(id);
  lazyPages.set(id, page);
  return page;
}

/** Lets `pageOf` ask anew for a page that did not come. */
export const forgetPage = (id: PageId) => lazyPages.delete(id);

/** Loads a page that has not come yet; undefined when it is here and fails for another reason. */
export const loadMissing = (id: PageId) => (loadedPages.has(id) ? undefined : preloadPage(id));
