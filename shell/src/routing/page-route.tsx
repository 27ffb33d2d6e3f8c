import type { Page, PageId } from '@camp/contracts/registries/pages';
import { useLocation, useOutletContext } from 'react-router-dom';
import { RemotePage } from '../remotes/remote-page';
import { Arrival } from './arrival';
import { Guard } from './guard';

/** What the layout tells its routes. */
export interface RouteContext {
  /** Key of the history entry that the browser itself has loaded. */
  firstKey: string;
}

/** One page at its address: guarded where it must be. */
export function PageRoute({ page }: { page: Page & { id: PageId } }) {
  const { key } = useLocation();
  const { firstKey } = useOutletContext<RouteContext>();
  const shown = (
    <RemotePage id={page.id}>
      <Arrival isFirstPage={key === firstKey} />
    </RemotePage>
  );
  return page.guarded ? <Guard needs={page.needs}>{shown}</Guard> : shown;
}
