import { expect, type Page } from '@playwright/test';
import { settled } from '../site/browser';

/**
 * Everything that a page's origin stores in the browser, as text: both storages and the caches.
 *
 * @throws if there is a database, since its content isn't read here
 */
export const storedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const inStorages = [localStorage, sessionStorage].map((storage) => JSON.stringify({ ...storage }));
    if ((await indexedDB.databases()).length > 0) throw new Error('There is a database in the browser.');
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        cached.push(`${request.url} ${await (await cache.match(request))?.text()}`);
    }
    return [...inStorages, ...cached];
  });

const pathsIn = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(async (name) => {
    const stored = await (await caches.open(name)).keys();
    return stored.map(({ url }) => new URL(url).pathname);
  }, cache);

/** The path of each page in the service worker's cache. */
export const savedPages = (page: Page): Promise<string[]> => pathsIn(page, 'pages-1');

/** The path of each picture in the service worker's cache. */
export const savedPictures = (page: Page): Promise<string[]> => pathsIn(page, 'pictures-1');

/** The hashed files that a page has loaded and the service worker has not cached. */
export const uncachedFiles = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = loaded.filter((name) => /\.[0-9a-f]{8,}\.[a-z0-9]{2,5}$/.test(name));
    const cache = await caches.open('files-1');
    const cached = new Set((await cache.keys()).map(({ url }) => url));
    return files.filter((file) => !cached.has(file));
  });

/**
 * Opens a page, and waits until it can be opened without a network.
 *
 * @param address of one of the pages that the service worker saves
 */
export async function openAndSave(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // A page that hasn't started yet still has files to load, so nothing of it would be missing in the cache.
  await settled(page);
  const { pathname } = new URL(page.url());
  await expect.poll(() => savedPages(page)).toContain(pathname);
  await expect.poll(() => uncachedFiles(page)).toEqual([]);
}
