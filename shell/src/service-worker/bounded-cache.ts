/** A cache with a limited number of entries. */
export interface BoundedCache {
  /** What is cached for an address. */
  find(address: string): Promise<Response | undefined>;
  /** Caches a response if it is complete and the server's own, and drops the oldest ones above the limit. */
  store(address: string, response: Response): Promise<void>;
}

/**
 * A cache of the browser.
 *
 * @param name of the cache
 * @param most entries
 */
export const boundedCache = (name: string, most: number): BoundedCache => ({
  find: async (address) => (await caches.open(name)).match(address, { ignoreVary: true }),
  store: async (address, response) => {
    const { status, type, redirected } = response;
    if (status !== 200 || type !== 'basic' || redirected) return;
    const cache = await caches.open(name);
    await cache.put(address, response);
    const stored = await cache.keys();
    const tooMany = stored.slice(0, Math.max(0, stored.length - most));
    await Promise.all(tooMany.map((request) => cache.delete(request)));
  },
});
