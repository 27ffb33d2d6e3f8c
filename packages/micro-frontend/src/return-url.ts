import { pages } from '@camp/contracts/registries/pages';

/** The login page, leading back to where the person wanted to go. @param attempted path with query and hash */
export const loginAddress = (attempted: string): string =>
  `${pages.login.path}?returnUrl=${encodeURIComponent(attempted)}`;

/**
 * A return address that is safe to follow: a path of this site. Anything that a browser reads as another site
 * (`//elsewhere`, `/\elsewhere`, `javascript:`) is none.
 *
 * @param returnUrl what the address bar says
 */
export function ownPath(returnUrl: string | null): string | undefined {
  if (!returnUrl?.startsWith('/')) return undefined;
  const { origin } = window.location;
  if (!URL.canParse(returnUrl, origin)) return undefined;
  const address = new URL(returnUrl, origin);
  return address.origin === origin ? `${address.pathname}${address.search}${address.hash}` : undefined;
}
