import { publicPages } from '@camp/contracts/registries/public-pages';
import { matchPath } from 'react-router-dom';

/** The login page, leading back to where the person wanted to go. @param attempted path with query and hash */
export const loginAddress = (attempted: string): string =>
  `${publicPages.login.path}?returnUrl=${encodeURIComponent(attempted)}`;

/**
 * A return address that is safe to follow and leads on: a path of this site. Anything that a browser reads as another
 * site (`//elsewhere`, `/\elsewhere`, `/..//elsewhere`, `javascript:`) is none, nor is the login page itself.
 *
 * @param returnUrl what the address bar says
 */
export function ownPath(returnUrl: string | null): string | undefined {
  const path = returnUrl?.startsWith('/') ? pathHere(returnUrl) : undefined;
  // Once more, as whoever follows it reads it: `/..//elsewhere` has become `//elsewhere`.
  if (path === undefined || pathHere(path) !== path) return undefined;
  const { pathname } = new URL(path, window.location.origin);
  // Where nobody wants to be once logged in.
  const loggedOutPaths = [
    publicPages.login.path,
    ...publicPages.login.aliases,
    publicPages.register.path,
    publicPages.userVerify.path,
  ];
  return loggedOutPaths.some((loggedOut) => matchPath(loggedOut, pathname)) ? undefined : path;
}

/** Path, query and hash of an address of this site, as the browser normalises it. */
function pathHere(address: string): string | undefined {
  const { origin } = window.location;
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : undefined;
}
