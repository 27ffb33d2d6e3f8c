import { publicPages } from '@camp/contracts/registries/public-pages';

/**
 * What the service worker does with a request. Files and pictures come from its cache, and pages from the network if
 * there is one. A visit of any other page is only passed on, and saved nowhere.
 */
export type RequestKind = 'file' | 'picture' | 'page' | 'visit';

/** The part of a request that decides. */
export interface AskedFor {
  method: string;
  url: string;
  mode: Request['mode'];
  headers: Pick<Headers, 'has'>;
}

/** Files with a content hash, of the shell and of the families' pages. Administration needs the server anyway. */
const hashedFile = /^\/(?:remotes\/public-app\/)?[\w.-]+\.[0-9a-f]{8,}\.[a-z0-9]{2,5}$/;

/** Pictures of the staff and of camp, which everybody may see. The content of an address never changes. */
const publicPicture = /^\/images\/([0-9a-f]{24})-\d{1,5}\.[a-z]{3,5}$/;

const { home, camperHome, campLocation, packingList, contact, calendar } = publicPages;
const { covidPolicy, parentHomesick, parentPills, staffAbout, gallery, privacy } = publicPages;

/**
 * Pages that need nothing but the words and dates that they come with. A page with a form needs the server, and the
 * terms name a price.
 */
export const readablePages = [
  ...[home, camperHome, campLocation, packingList, contact, calendar],
  ...[covidPolicy, parentHomesick, parentPills, staffAbout, gallery, privacy],
];

const readablePaths: ReadonlySet<string> = new Set(readablePages.map(({ path }) => path));

/** Addresses that aren't a family's page: the API, administration, and whatever has the name of a file. */
const noFamilyPage = /^\/(?:api|admin)(?:\/|$)|\.\w+$/;

/**
 * Decides whether the service worker handles a request. Undefined for everything else: the API, administration, and
 * every request with a token. Nothing with a query is ever saved.
 *
 * @param request of a page
 * @param ownOrigin of the site
 */
export function kindOf({ method, url, mode, headers }: AskedFor, ownOrigin: string): RequestKind | undefined {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin || headers.has('Authorization')) return undefined;
  if (search === '') {
    if (hashedFile.test(pathname)) return 'file';
    if (publicPicture.test(pathname)) return 'picture';
    if (mode === 'navigate' && readablePaths.has(pathname)) return 'page';
  }
  return mode === 'navigate' && !noFamilyPage.test(pathname) ? 'visit' : undefined;
}

/** The id in a picture's address, which is the same for all its sizes. */
export const pictureIdIn = (address: string): string | undefined =>
  publicPicture.exec(new URL(address).pathname)?.[1];
