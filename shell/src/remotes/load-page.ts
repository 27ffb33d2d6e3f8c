import { federation } from './federation';
import type { AppName } from '@camp/contracts/registries/page';
import type { ListedPage, PageId } from '@camp/contracts/registries/pages';
import { containersOf, registerModule, remoteEntryFile } from '@camp/micro-frontend/containers';
import type { PagePrefetches, Prefetch, FrameIdOf, PageLoader } from '@camp/micro-frontend/remote-module';
import type { ComponentType } from 'react';
import { remoteEntries } from '../first-paint/page-start';
import { within } from './within';

/** Timeout of a remote in milliseconds, since a hanging request never fails without one. */
const remoteTimeOut = 10_000;

/** A remote's page, or the layout around its pages. */
export interface RemotePart {
  id: PageId | FrameIdOf<AppName>;
  app: AppName;
}

interface LoadedRemote {
  default: Partial<Record<RemotePart['id'], PageLoader>>;
  prefetches: PagePrefetches<AppName>;
}

const attempts: Record<AppName, number> = { 'public-app': 0, 'admin-app': 0 };
const loaded: Partial<Record<AppName, Promise<LoadedRemote>>> = {};

/**
 * Loads a page from its remote. The remote itself is loaded on the first visit to one of its pages, and again after a
 * failure.
 *
 * @throws if the remote or the page doesn't load within ten seconds
 */
export const loadPage = ({ id, app }: RemotePart): Promise<{ default: ComponentType }> =>
  fromRemote(app, (remote) => {
    const load = remote.default[id];
    if (!load) throw new Error(`${app} does not contain the page ${id}.`);
    return load();
  });

/** Loads a page's prefetch from its remote. Undefined if the page has none. */
export const loadPrefetch = ({ id, app }: ListedPage): Promise<Prefetch | undefined> =>
  fromRemote(app, async ({ prefetches }) => (await prefetches[id]?.())?.prefetch);

const fromRemote = <Part>(app: AppName, take: (remote: LoadedRemote) => Promise<Part>): Promise<Part> =>
  within(remoteTimeOut, async () => take(await (loaded[app] ??= loadRemoteOf(app)))).catch(
    (error: unknown) => {
      delete loaded[app];
      throw error;
    },
  );

async function loadRemoteOf(app: AppName): Promise<LoadedRemote> {
  const { container, base } = containersOf[app];
  attempts[app] += 1;
  // The runtime caches a failed entry by its address, so a retry needs another address.
  const again = attempts[app] > 1 ? `?attempt=${attempts[app]}` : '';
  const ownEntry = remoteEntries()[app] ?? `${base}${remoteEntryFile}`;
  const entry = new URL(`${ownEntry}${again}`, window.location.origin).href;
  federation().registerRemotes([{ name: container, entry }], { force: attempts[app] > 1 });
  const remote = await federation()
    .loadRemote<LoadedRemote>(`${container}/${registerModule}`)
    .catch((cause: unknown) => {
      // Names the file, as webpack's errors do: it may be gone (reload-if-gone.ts).
      throw Object.assign(cause instanceof Error ? cause : new Error(String(cause)), { request: entry });
    });
  if (!remote) throw new Error(`${app} exposes nothing.`);
  return remote;
}
