import { useToken } from '@camp/api-client/session';
import { useSession } from '@camp/api-client/user/use-session';
import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { isOpenTo } from '../navigation/navigation';
import { LoadedPage } from '../remotes/loaded-page';
import { loadPage } from '../remotes/load-page';
import type { LoadablePage } from '../remotes/page-cache';
import { administrationPageAt } from './administration-page-at';
import { pageAt } from './page-at';
import { RightsUnknown } from './rights-unknown';

const frame: Omit<LoadablePage, 'title'> = {
  id: 'administration',
  load: () => loadPage({ id: 'administration', app: 'admin-app' }),
};

/**
 * The administration's own layout, which its app brings and which stays while its pages change, and around a page that
 * was opened from one of them and returns there. It is loaded for those who may open the administration's page;
 * everybody else is told by the page's guard.
 */
export function AdministrationFrame() {
  const token = useToken();
  const session = useSession();
  const { pathname } = useLocation();
  const context = useOutletContext();
  const { returnUrl } = useReturnUrl();
  const page = administrationPageAt(pathname, returnUrl, guardedPageList);
  const isKnown = token === null || session.user !== undefined;
  // A form that came first without the layout would begin anew inside it, and what was typed would be gone.
  if (!isKnown && page && page !== pageAt(pathname, guardedPageList)) return <RightsUnknown />;
  if (session.user === undefined || !page || !isOpenTo(session, page.needs))
    return <Outlet context={context} />;
  return <LoadedPage page={{ ...frame, title: page.title }} />;
}
