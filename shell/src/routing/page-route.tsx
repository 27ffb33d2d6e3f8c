import { isClosedDuringSetup } from '@camp/contracts/registries/page-document';
import type { ListedPage } from '@camp/contracts/registries/pages';
import { useLocation, useOutletContext } from 'react-router-dom';
import { LoadedPage } from '../remotes/loaded-page';
import { remotePage } from '../remotes/remote-page';
import { Arrival } from './arrival';
import { useIsBeingSetUp } from './setup';
import { SetupNotice } from './setup-notice';

/** Data that the layout passes to its routes. */
export interface RouteContext {
  /** Key of the history entry that was open when the site loaded. */
  firstKey: string;
}

/** The route of one page. */
export function PageRoute({ page }: { page: ListedPage }) {
  const { key } = useLocation();
  const { firstKey } = useOutletContext<RouteContext>();
  const arrival = <Arrival isFirstPage={key === firstKey} />;
  if (useIsBeingSetUp() && isClosedDuringSetup(page))
    return (
      <>
        <SetupNotice />
        {arrival}
      </>
    );
  return <LoadedPage page={remotePage(page)}>{arrival}</LoadedPage>;
}
