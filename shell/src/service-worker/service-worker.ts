import { isShownParts, type ShownParts } from '@camp/micro-frontend/shown-parts';
import { boundedCache } from './bounded-cache';
import { kindOf, type RequestKind } from './request-kind';
import { savedPage } from './saved-page';
import { worker, type FetchEvent } from './service-worker-scope';

// The site without a network (docs/decisions/0099-offline-and-new-builds.md). A new version of this file waits until
// all pages are closed: it never takes over an open one.

/** Milliseconds until a slow network counts as none, if the cache has the page. */
const patience = 3_000;

/** Milliseconds until a page is fetched again for the cache. */
const freshFor = 10 * 60 * 1000;

const cacheNames = { files: 'files-1', pages: 'pages-1' };
const files = boundedCache(cacheNames.files, 300);
const pages = boundedCache(cacheNames.pages, 40);

const { origin } = worker.location;

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOtherCaches(), worker.clients.claim()]));
});

worker.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request, origin);
  if (kind === 'file') event.respondWith(cacheFirst(event));
  if (kind === 'page') event.respondWith(networkFirst(event));
});

/** A page names what it shows, since it may have loaded that without this worker or without a request. */
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (isShownParts(data)) event.waitUntil(Promise.all(data.addresses.map((one) => cacheNamed(one, data))));
});

async function deleteOtherCaches(): Promise<void> {
  const own = Object.values(cacheNames);
  const others = (await caches.keys()).filter((name) => !own.includes(name));
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function cacheNamed(address: string, { build }: ShownParts): Promise<void> {
  const asked = { method: 'GET', url: address, headers: new Headers() };
  const kindAs = (mode: Request['mode']): RequestKind | undefined => kindOf({ ...asked, mode }, origin);
  if (kindAs('cors') === 'file') {
    if (!(await files.find(address))) await files.store(address, await fetch(address));
  } else if (kindAs('navigate') === 'page') {
    await refresh(address, build);
  }
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

/** A hashed file never changes. */
async function cacheFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const known = await found(files.find(request.url));
  if (known) return known;
  const response = await fetch(request);
  event.waitUntil(files.store(request.url, response.clone()));
  return response;
}

async function networkFirst(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const fetching = fetch(request);
  event.waitUntil(fetching.then((response) => pages.store(request.url, response.clone()), noNetwork));
  const inTime = await Promise.race([fetching, pause(patience)]).catch(noNetwork);
  if (inTime) return inTime;
  const saved = await found(pages.find(request.url));
  return saved ? savedPage(saved, new Date()) : fetching;
}

/** The cache or, without a page in it, the browser's own error page takes over. */
const noNetwork = () => undefined;

const pause = (milliseconds: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), milliseconds));

/** A browser may refuse its storage. The site works without. */
const found = (finding: Promise<Response | undefined>) => finding.catch(() => undefined);
