import { lastSessionEnd, useToken } from '@camp/api-client/session';
import { useSession } from '@camp/api-client/user/use-session';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';
import type { ListedPage } from '@camp/contracts/registries/pages';
import { publicPages } from '@camp/contracts/registries/public-pages';
import { loginAddress } from '@camp/micro-frontend/return-url';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isOpenTo } from '@camp/contracts/registries/is-open-to';
import { NotAllowed } from './not-allowed';
import { RightsUnknown } from './rights-unknown';
import { usePrefetch } from './use-prefetch';

interface GuardProps {
  page: ListedPage;
  children: ReactNode;
}

/**
 * Shows a page to people who are logged in, and redirects everyone else to the login page and back. People without the
 * page's right see a message, and the page isn't loaded.
 */
export function Guard({ page, children }: GuardProps) {
  const token = useToken();
  const session = useSession();
  const [wasLoggedIn] = useState(token !== null);
  const { pathname, search, hash } = useLocation();
  usePrefetch(page, token !== null && session.user === undefined);
  const securityPath = guardedPages.userSecurity.path;
  if (session.user?.mustSetUpLoginCodes && page.path !== securityPath)
    return <Navigate to={securityPath} replace />;
  if (token !== null && isOpenTo(session, page.needs)) return children;
  if (token !== null) return session.user ? <NotAllowed /> : <RightsUnknown />;
  // A person who clicks Logout on this page doesn't want to return to it.
  const hasLeft = wasLoggedIn && lastSessionEnd() === 'logout';
  return (
    <Navigate to={hasLeft ? publicPages.login.path : loginAddress(`${pathname}${search}${hash}`)} replace />
  );
}
