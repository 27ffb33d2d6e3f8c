import { lastSessionEnd, useToken } from '@camp/api-client/session';
import { pages } from '@camp/contracts/registries/pages';
import { loginAddress } from '@camp/micro-frontend/return-url';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** Shows a page to people who are logged in and leads everyone else to the login page and back. */
export function Guard({ children }: { children: ReactNode }) {
  const token = useToken();
  const [wasLoggedIn] = useState(token !== null);
  const { pathname, search, hash } = useLocation();
  if (token !== null) return children;
  // Whoever presses Logout on this page does not want to come back to it.
  const hasLeft = wasLoggedIn && lastSessionEnd() === 'logout';
  return <Navigate to={hasLeft ? pages.login.path : loginAddress(`${pathname}${search}${hash}`)} replace />;
}
