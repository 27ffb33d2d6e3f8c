import { isShownParts, type ShownParts } from '@camp/micro-frontend/shown-parts';
import { boundedCache, type BoundedCache } from './bounded-cache';
import { offlinePage } from './offline-page';
import { kindOf, pictureIdIn, type RequestKind } from './request-kind';
import { savedPage } from './saved-page';
import { worker, type FetchEvent } from './service-worker-scope';

// The site without a network (docs/decisions/0099-offline-and-new-builds.md). A new version of this file waits until
// all pages are closed: it never takes over an open one.

/** Milliseconds until a slow network counts as none, if the cache has the page. */
const patience = 3_000;

/** Milliseconds until a page is fetched again for the cache. */
const freshFor = 10 * 60 * 1000;

const cacheNames = { files: 'files-1', pages: 'pages-1', pictures: 'pictures-1' };
const files = boundedCache(cacheNames.files, 300);
const pages = boundedCache(cacheNames.pages, 40);
const pictures = boundedCache(cacheNames.pictures, 80);

const { origin } = worker.location;

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOtherCaches(), worker.clients.claim()]));
});

const answers: Record<RequestKind, (event: FetchEvent) => Promise<Response>> = {
  file: (event) => cacheFirst(event, files),
  picture: (event) => cacheFirst(event, pictures),
  page: (event) => networkFirst(event),
  visit: ({ request }) => fetch(request).catch(withoutNetwork),
};

worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, origin);
  if (kind) event.respondWith(answers[kind](event));
});

/** A page names what it shows, since it may have loaded that without this worker or without a request. */
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (isShownParts(data)) event.waitUntil(saveShown(data));
});

async function deleteOtherCaches(): Promise<void> {
  const own = Object.values(cacheNames);
  const others = (await caches.keys()).filter((name) => !own.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function saveShown({ addresses, build }: ShownParts): Promise<void> {
  await Promise.all(addresses.map((address) => saveNamed(address, build)));
  await dropUnshownPictures();
}

async function saveNamed(address: string, build: string): Promise<void> {
  const asked = { method: 'GET', url: address, headers: new Headers() };
  const kindAs = (mode: Request['mode']): RequestKind | undefined => kindOf({ ...asked, mode }, origin);
  const kind = kindAs('cors') ?? kindAs('navigate');
  if (kind === 'file') await storeMissing(address, files);
  if (kind === 'picture') await storeMissing(address, pictures);
  if (kind === 'page') await refresh(address, build);
}

async function storeMissing(address: string, cache: BoundedCache): Promise<void> {
  if (!(await cache.find(address))) await cache.store(address, await fetch(address));
}

/** @param build of the page that asks: the files of another one aren't in the cache yet */
async function refresh(address: string, build: string): Promise<void> {
  const saved = await pages.find(address);
  const age = Date.now() - Date.parse(saved?.headers.get('Date') ?? '');
  if (age < freshFor) return;
  const response = await fetch(address);
  const html = await response.clone().text();
  if (html.includes(`content="${build}"`)) await pages.store(address, response);
}

/** The camp may have taken a picture off its pages: one that no saved page shows isn't kept. */
async function dropUnshownPictures(): Promise<void> {
  const stored = await pictures.addresses();
  if (stored.length === 0) return;
  const saved = await Promise.all((await pages.addresses()).map((address) => pages.find(address)));
  const texts = await Promise.all(saved.map((page) => page?.text() ?? ''));
  const isShown = (address: string) => texts.some((text) => text.includes(pictureIdIn(address) ?? address));
  await pictures.drop(stored.filter((address) => !isShown(address)));
}

/** The content of such an address never changes. */
async function cacheFirst(event: FetchEvent, cache: BoundedCache): Promise<Response> {
  const { request } = event;
  const known = await found(cache.find(request.url));
  if (known) return known;
  const response = await fetch(request);
  event.waitUntil(cache.store(request.url, response.clone()));
  return response;
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fetching = fetch(request);
  event.waitUntil(fetching.then((response) => pages.store(request.url, response.clone()), noNetwork));
  const inTime = await Promise.race([fetching, pause(patience)]).catch(noNetwork);
  if (inTime) return inTime;
  const saved = await found(pages.find(request.url));
  return saved ? savedPage(saved, new Date()) : fetching.catch(withoutNetwork);
}

/** The cache or another page takes over. */
const noNetwork = () => undefined;

/** Instead of the browser's own page, whichever way the network failed. */
const withoutNetwork = async () => {
  const saved = await pages.addresses().catch((): string[] => []);
  return offlinePage(saved.map((address) => new URL(address).pathname));
};

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** A browser may refuse its storage. The site works without. */
const found = (finding: Promise<Response | undefined>) => finding.catch(() => undefined);
