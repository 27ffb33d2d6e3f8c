import { publicPages } from '@camp/contracts/registries/public-pages';
import { matchPath } from 'react-router-dom';

/** The login page's address, with the page to return to. @param attempted path with query and hash */
export const loginAddress = (attempted: string): string =>
  `${publicPages.login.path}?returnUrl=${encodeURIComponent(attempted)}`;

/**
 * A return address that is safe and useful: a path of this site. Anything that a browser would resolve to another site
 * (`//elsewhere`, `/\elsewhere`, `/..//elsewhere`, `javascript:`) is rejected, and so is the login page itself.
 *
 * @param returnUrl from the address bar
 */
export function ownPath(returnUrl: string | null): string | undefined {
  const path = returnUrl?.startsWith('/') ? pathHere(returnUrl) : undefined;
  // Parsed twice, like in the browser: the first pass turns `/..//elsewhere` into `//elsewhere`.
  if (path === undefined || pathHere(path) !== path) return undefined;
  const { pathname } = new URL(path, window.location.origin);
  // Pages that nobody wants to see after a login.
  const loggedOutPaths = [
    publicPages.login.path,
    ...publicPages.login.aliases,
    publicPages.register.path,
    publicPages.userVerify.path,
  ];
  return loggedOutPaths.some((loggedOut) => matchPath(loggedOut, pathname)) ? undefined : path;
}

/** Path, query and hash of an address of this site, normalized by the browser. */
function pathHere(address: string): string | undefined {
  const { origin } = window.location;
  try {
    const url = new URL(address, origin);
    return url.origin === origin ? `${url.pathname}${url.search}${url.hash}` : undefined;
  } catch {
    // It isn't an address.
    return undefined;
  }
}
