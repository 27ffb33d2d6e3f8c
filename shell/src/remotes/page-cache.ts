import { lazy, type ComponentType } from 'react';
import { reloadIfGone } from './reload-if-gone';

/** A part of the site that is loaded when it is visited. */
export interface LoadablePage {
  /** Unique on the site. */
  id: string;
  /** Name for the error message. */
  title: string;
  /** Loads the page. Called again after a failure. */
  load: () => Promise<{ default: ComponentType }>;
}

// A loaded page is reused on the next visit. A retry removes a failed one.
const loadedPages = new Map<string, ComponentType>();
const lazyPages = new Map<string, ReturnType<typeof lazyPage>>();
const lazyPage = (page: LoadablePage) =>
  lazy(async () => {
    await preloadPage(page).catch((error: unknown) => reloadIfGone(error));
    return { default: loadedPages.get(page.id) as ComponentType };
  });

/**
 * Preloads a page, so that it is shown at once.
 *
 * @throws if the page doesn't load. Showing the page then tries again
 */
export async function preloadPage({ id, load }: LoadablePage): Promise<void> {
  loadedPages.set(id, (await load()).default);
}

/** The component of a page: the page itself once loaded, otherwise a component that suspends until then. */
export function pageOf(page: LoadablePage) {
  const loaded = loadedPages.get(page.id);
  if (loaded) return loaded;
  const waiting = lazyPages.get(page.id) ?? lazyPage(page);
  lazyPages.set(page.id, waiting);
  return waiting;
}

/** Makes `pageOf` load a failed page again. */
export const forgetPage = ({ id }: LoadablePage) => lazyPages.delete(id);

/** Loads a page that isn't loaded yet. Undefined if the page is loaded and fails for another reason. */
export const loadMissing = (page: LoadablePage) => (loadedPages.has(page.id) ? undefined : preloadPage(page));
