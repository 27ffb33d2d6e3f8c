import type { ListedPage, PageId } from '@camp/contracts/registries/pages';
import type { ComponentType } from 'react';
import publicPages from '../../../../../public-app/src/register';

/** What shell/src/remotes/load-page does, without a remote. */
export async function loadPage({ id }: Pick<ListedPage, 'id'>): Promise<{ default: ComponentType }> {
  const load = (publicPages as Partial<Record<PageId, () => Promise<{ default: ComponentType }>>>)[id];
  if (!load) throw new Error(`The plain bundle does not bring the page ${id}.`);
  return load();
}
