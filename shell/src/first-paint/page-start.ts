import { applySavedContent, type SavedContent } from '@camp/contracts/content/saved-content';
import type { AppName } from '@camp/contracts/registries/page';
import { pageStartId, type PageStart } from '@camp/contracts/registries/rendered-page';

/** Data that the API put into the page (api/src/site). @returns undefined if the page came without it */
function dataIn<Data>(id: string): Data | undefined {
  const data = document.getElementById(id)?.textContent;
  return data ? (JSON.parse(data) as Data) : undefined;
}

/** What the server rendered the page with. Undefined if it didn't render the page. */
export const pageStart = (): PageStart | undefined => dataIn(pageStartId);

/** The address of each remote's entry in this page's own build. */
export const remoteEntries = (): Partial<Record<AppName, string>> => dataIn('remote-entries') ?? {};

/** Makes this page use the words that the camp saved. Call it before anything is rendered. */
export function applyPageContent(): void {
  applySavedContent(dataIn<SavedContent>('saved-content') ?? {});
}

/**
 * Whether the first render has the same result as the server's, which knows only the path. Otherwise React replaces the
 * server's page in one step, and also a page with a form, so that browsers fill in saved passwords.
 *
 * @param root element with the server's page
 */
export function isSameAs({ path }: PageStart, root: Element): boolean {
  const { href, origin } = window.location;
  const { usr: state } = (window.history.state ?? {}) as { usr?: unknown };
  return href === origin + path && state == null && !root.querySelector('form');
}
