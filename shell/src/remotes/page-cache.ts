import { lazy, type ComponentType } from 'react';
import { reloadIfGone } from './reload-if-gone';

/** A part of the site that comes when it is visited. */
export interface LoadablePage {
  /** Unique on the site. */
  id: string;
  /** What is said not to have come. */
  title: string;
  /** Brings it; called again after a failure. */
  load: () => Promise<{ default: ComponentType }>;
}

// A page that came once is there at once the next time; a failed one is forgotten by its retry.
const loadedPages = new Map<string, ComponentType>();
const lazyPages = new Map<string, ReturnType<typeof lazyPage>>();
const lazyPage = (page: LoadablePage) =>
  lazy(async () => {
    await preloadPage(page).catch((error: unknown) => reloadIfGone(error));
    return { default: loadedPages.get(page.id) as ComponentType };
  });

/**
 * Loads a page before it is shown, so that it is there at once.
 *
 * @throws when it does not come; showing it then tries again
 */
export async function preloadPage({ id, load }: LoadablePage): Promise<void> {
  loadedPages.set(id, (await load()).default);
}

/** A page to show: itself once it has come, else one that waits for it in a Suspense. */
export function pageOf(page: LoadablePage) {
  const loaded = loadedPages.get(page.id);
  if (loaded) return loaded;
  const waiting = lazyPages.get(page.id) ?? lazyPage(page);
  lazyPages.set(page.id, waiting);
  return waiting;
}

/** Lets `pageOf` ask anew for a page that did not come. */
export const forgetPage = ({ id }: LoadablePage) => lazyPages.delete(id);

/** Loads a page that has not come yet; undefined when it is here and fails for another reason. */
export const loadMissing = (page: LoadablePage) => (loadedPages.has(page.id) ? undefined : preloadPage(page));
