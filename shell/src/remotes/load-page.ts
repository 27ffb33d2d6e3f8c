import { federation } from './federation';
import type { AppName } from '@camp/contracts/registries/page';
import type { ListedPage, PageId } from '@camp/contracts/registries/pages';
import { containersOf, registerModule, remoteEntryFile } from '@camp/micro-frontend/containers';
import type { PagePrefetches, Prefetch, FrameIdOf, PageLoader } from '@camp/micro-frontend/remote-module';
import type { ComponentType } from 'react';
import { within } from './within';

/** Milliseconds a remote may take; one that hangs never fails by itself. */
const remoteTimeOut = 10_000;

/** A page of a remote, or what it brings around its pages. */
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
 * Loads a page from the remote that brings it. The remote itself is asked for on the first visit to one of its
 * pages and, after a failure, again.
 *
 * @throws when the remote or the page does not come within ten seconds
 */
export const loadPage = ({ id, app }: RemotePart): Promise<{ default: ComponentType }> =>
  fromRemote(app, (remote) => {
    const load = remote.default[id];
    if (!load) throw new Error(`${app} does not bring the page ${id}.`);
    return load();
  });

/** Loads what a page asks ahead, as `loadPage` loads the page; undefined for a page that asks nothing. */
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
  // The runtime remembers a failed entry by its address; another try needs another one.
  const again = attempts[app] > 1 ? `?attempt=${attempts[app]}` : '';
  const entry = new URL(`${base}${remoteEntryFile}${again}`, window.location.origin).href;
  federation().registerRemotes([{ name: container, entry }], { force: attempts[app] > 1 });
  const remote = await federation().loadRemote<LoadedRemote>(`${container}/${registerModule}`);
  if (!remote) throw new Error(`${app} exposes nothing.`);
  return remote;
}
