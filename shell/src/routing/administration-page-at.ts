import type { ListedPage } from '@camp/contracts/registries/pages';
import { pageAt } from './page-at';

/**
 * The current administration page, or the one to which the current page returns: a form that was opened from a list.
 *
 * @param returnUrl of the current page
 * @param guardedPages once they are loaded
 */
export function administrationPageAt(
  pathname: string,
  returnUrl: string | undefined,
  guardedPages?: readonly ListedPage[],
): ListedPage | undefined {
  const from = returnUrl === undefined ? [] : [new URL(returnUrl, window.location.origin).pathname];
  return [pathname, ...from]
    .map((path) => pageAt(path, guardedPages))
    .find((page) => page?.app === 'admin-app');
}
