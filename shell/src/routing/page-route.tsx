import type { ListedPage } from '@camp/contracts/registries/pages';
import { useLocation, useOutletContext } from 'react-router-dom';
import { LoadedPage } from '../remotes/loaded-page';
import { remotePage } from '../remotes/remote-page';
import { Arrival } from './arrival';

/** Data that the layout passes to its routes. */
export interface RouteContext {
  /** Key of the history entry that was open when the site loaded. */
  firstKey: string;
}

/** The route of one page. */
export function PageRoute({ page }: { page: ListedPage }) {
  const { key } = useLocation();
  const { firstKey } = useOutletContext<RouteContext>();
  return (
    <LoadedPage page={remotePage(page)}>
      <Arrival isFirstPage={key === firstKey} />
    </LoadedPage>
  );
}
