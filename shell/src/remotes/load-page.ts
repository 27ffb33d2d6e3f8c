import { federation } from './federation';
import type { AppName } from '@camp/contracts/registries/page';
import type { PageId } from '@camp/contracts/registries/pages';
import { containersOf, registerModule, remoteEntryFile } from '@camp/micro-frontend/containers';
import type { FrameIdOf, PageLoader, PageModule } from '@camp/micro-frontend/remote-module';
import { within } from './within';

/** Milliseconds a remote may take; one that hangs never fails by itself. */
const remoteTimeOut = 10_000;

/** A page of a remote, or what it brings around its pages. */
export interface RemotePart {
  id: PageId | FrameIdOf<AppName>;
  app: AppName;
}

type LoadedRemote = { default: Partial<Record<RemotePart['id'], PageLoader>> };

const attempts: Record<AppName, number> = { 'public-app': 0, 'admin-app': 0 };
const loaded: Partial<Record<AppName, Promise<LoadedRemote>>> = {};

/**
 * Loads a page from the remote that brings it. The remote itself is asked for on the first visit to one of its
 * pages and, after a failure, again.
 *
 * @throws when the remote or the page does not come within ten seconds
 */
export async function loadPage({ id, app }: RemotePart): Promise<PageModule> {
  return within(remoteTimeOut, async () => {
    const remote = await (loaded[app] ??= loadRemoteOf(app));
    const load = remote.default[id];
    if (!load) throw new Error(`${app} does not bring the page ${id}.`);
    return load();
  }).catch((error: unknown) => {
    delete loaded[app];
    throw error;
  });
}

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
