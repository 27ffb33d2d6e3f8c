import type { Prefetch } from '@camp/micro-frontend/remote-module';
import type { ListedPage, PageId } from '@camp/contracts/registries/pages';
import type { ComponentType } from 'react';
import publicPages, { prefetches } from '../../../../../public-app/src/register';
import type * as federated from '../../../../../shell/src/remotes/load-page';

/** Loads pages like shell/src/remotes/load-page, without remotes. */
export async function loadPage({ id }: Pick<ListedPage, 'id'>): Promise<{ default: ComponentType }> {
  const load = (publicPages as Partial<Record<PageId, () => Promise<{ default: ComponentType }>>>)[id];
  if (!load) throw new Error(`The plain bundle does not contain the page ${id}.`);
  return load();
}

/** A page's prefetch. Undefined if it has none. */
export const loadPrefetch = async ({ id }: Pick<ListedPage, 'id'>): Promise<Prefetch | undefined> =>
  (await (prefetches as Partial<Record<PageId, () => Promise<{ prefetch: Prefetch }>>>)[id]?.())?.prefetch;

// webpack replaces load-page with this file. This check reports a missing export before the build would.
void ({ loadPage, loadPrefetch } satisfies Record<keyof typeof federated, unknown>);
