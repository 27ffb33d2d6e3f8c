import { setupNotice } from '@camp/contracts/content/site';
import { documentTitle, isClosedDuringSetup } from '@camp/contracts/registries/page-document';
import { savePage } from '@camp/micro-frontend/save-page';
import { useReturnUrl } from '@camp/micro-frontend/use-return-url';
import { SkipLink } from '@camp/ui/page/skip-link';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useIsWaiting } from '../remotes/waiting';
import { administrationPageAt } from '../routing/administration-page-at';
import { describeDocument } from '../routing/document-head';
import { useGuardedPages } from '../routing/guarded-pages';
import { pageAt } from '../routing/page-at';
import type { RouteContext } from '../routing/page-route';
import { RouteAnnouncer } from '../routing/route-announcer';
import { useIsBeingSetUp } from '../routing/setup';
import { useLinkPreload } from '../routing/use-link-preload';
import { usePreload } from '../routing/use-preload';
import { ProofPrompt } from '../session/proof-prompt';
import { SessionWatch } from '../session/session-watch';
import { TopLoadingBar } from '@camp/ui/feedback/top-loading-bar';
import { Footer } from './footer';
import { Header } from './header';
import { mainId } from './landmarks';
import { OfflineNotice } from './offline-notice';
import { NewVersionNotice } from '../versions/new-version-notice';

/** The layout around every page. */
export function Layout() {
  const { pathname, key } = useLocation();
  const [firstKey] = useState(key);
  const guardedPages = useGuardedPages();
  const page = pageAt(pathname, guardedPages);
  // An unknown address may be a guarded page until the guarded pages are loaded.
  const isKnown = page !== undefined || guardedPages !== undefined;
  const isBusy = useIsWaiting();
  const isSetup = useIsBeingSetUp();
  const title = isSetup && page && isClosedDuringSetup(page) ? setupNotice : documentTitle(page);
  const { returnUrl } = useReturnUrl();
  // True for every page inside the administration's layout.
  const isAdministration =
    page?.guarded === true && administrationPageAt(pathname, returnUrl, guardedPages) !== undefined;

  useEffect(() => {
    if (isKnown) describeDocument(page, title);
  }, [isKnown, page, title]);
  usePreload(page);
  useLinkPreload(guardedPages);
  useEffect(() => savePage(pathname), [pathname]);

  return (
    <div className="shell" data-density={isAdministration ? 'compact' : undefined}>
      <SkipLink target={mainId} />
      <SessionWatch />
      <ProofPrompt />
      <RouteAnnouncer title={isKnown ? title : undefined} />
      <Header isBeingSetUp={isSetup} />
      <main id={mainId} tabIndex={-1} className="shell__main">
        {/* Fixed to the window's edge, but inside a landmark for people who navigate by landmarks. */}
        {isBusy && <TopLoadingBar />}
        <div className="shell-notices" data-print="hide">
          <OfflineNotice />
          <NewVersionNotice />
        </div>
        <Outlet context={{ firstKey } satisfies RouteContext} />
      </main>
      {!isAdministration && !isSetup && <Footer />}
    </div>
  );
}
