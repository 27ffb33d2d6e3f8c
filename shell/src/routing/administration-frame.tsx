import { useToken } from '@camp/api-client/session';
import { useSession } from '@camp/api-client/user/use-session';
import { guardedPageList } from '@camp/contracts/registries/guarded-pages';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { isOpenTo } from '@camp/contracts/registries/is-open-to';
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
 * The administration's layout, provided by its app. The layout stays mounted while its pages change. It also
 * surrounds a form that was opened from one of its pages and returns there. The layout is loaded for people who may
 * open the administration page. For others, the page's guard shows a message.
 */
export function AdministrationFrame() {
  const token = useToken();
  const session = useSession();
  const { pathname } = useLocation();
  const context = useOutletContext();
  const { returnUrl } = useReturnUrl();
  const page = administrationPageAt(pathname, returnUrl, guardedPageList);
  const isKnown = token === null || session.user !== undefined;
  // Adding the layout to a visible form would remount the form and lose the typed answers.
  if (!isKnown && page && page !== pageAt(pathname, guardedPageList)) return <RightsUnknown />;
  if (
    session.user === undefined ||
    session.user.mustSetUpLoginCodes ||
    !page ||
    !isOpenTo(session, page.needs)
  )
    return <Outlet context={context} />;
  return <LoadedPage page={{ ...frame, title: page.title }} />;
}
