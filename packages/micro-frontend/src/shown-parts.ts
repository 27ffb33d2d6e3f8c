/** What a page shows, as it tells the service worker. */
export interface ShownParts {
  /** The build that the page came from. */
  build: string;
  /** Whole addresses of pages and files. */
  addresses: readonly string[];
}

/** @param data of any message */
export function isShownParts(data: unknown): data is ShownParts {
  if (typeof data !== 'object' || data === null) return false;
  const { build, addresses } = data as Partial<Record<keyof ShownParts, unknown>>;
  return (
    typeof build === 'string' &&
    Array.isArray(addresses) &&
    addresses.every((address) => typeof address === 'string')
  );
}
