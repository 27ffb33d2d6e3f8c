/** A cache with a limited number of entries. */
export interface BoundedCache {
  /** What is cached for an address. */
  find(address: string): Promise<Response | undefined>;
  /** Caches a response if it is complete and the server's own, and drops the oldest ones above the limit. */
  store(address: string, response: Response): Promise<void>;
  /** All cached addresses, oldest first. */
  addresses(): Promise<string[]>;
  drop(addresses: readonly string[]): Promise<void>;
}

/**
 * A cache of the browser.
 *
 * @param name of the cache
 * @param most entries
 */
export function boundedCache(name: string, most: number): BoundedCache {
  const open = () => caches.open(name);
  const addresses = async () => (await (await open()).keys()).map(({ url }) => url);
  const drop = async (dropped: readonly string[]) => {
    const cache = await open();
    await Promise.all(dropped.map((address) => cache.delete(address, ignoreVary)));
  };
  return {
    find: async (address) => (await open()).match(address, ignoreVary),
    store: async (address, response) => {
      const { status, type, redirected } = response;
      if (status !== 200 || type !== 'basic' || redirected) return;
      await (await open()).put(address, response);
      const stored = await addresses();
      await drop(stored.slice(0, Math.max(0, stored.length - most)));
    },
    addresses,
    drop,
  };
}

/** An address has one response, whatever the request accepted. */
const ignoreVary = { ignoreVary: true };
