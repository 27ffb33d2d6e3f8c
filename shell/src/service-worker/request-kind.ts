import { publicPages } from '@camp/contracts/registries/public-pages';

/** What the service worker handles: built files, and public pages. */
export type RequestKind = 'file' | 'page';

/** The part of a request that decides. */
export interface AskedFor {
  method: string;
  url: string;
  mode: Request['mode'];
  headers: Pick<Headers, 'has'>;
}

/** Files with a content hash, of the shell and of the families' pages. Administration needs the server anyway. */
const hashedFile = /^\/(?:remotes\/public-app\/)?[\w.-]+\.[0-9a-f]{8,}\.[a-z0-9]{2,5}$/;

const { home, camperHome, campLocation, packingList, contact, calendar } = publicPages;
const { covidPolicy, parentHomesick, parentPills } = publicPages;

/** Pages that need nothing but words and the camp's dates. */
const readablePages: ReadonlySet<string> = new Set(
  [
    ...[home, camperHome, campLocation, packingList, contact, calendar],
    ...[covidPolicy, parentHomesick, parentPills],
  ].map(({ path }) => path),
);

/**
 * Decides whether the service worker handles a request. Undefined for everything else: the API, administration, guarded
 * pages, and every request with a token or a query.
 *
 * @param request of a page
 * @param ownOrigin of the site
 */
export function kindOf({ method, url, mode, headers }: AskedFor, ownOrigin: string): RequestKind | undefined {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin || search !== '' || headers.has('Authorization'))
    return undefined;
  if (hashedFile.test(pathname)) return 'file';
  return mode === 'navigate' && readablePages.has(pathname) ? 'page' : undefined;
}
