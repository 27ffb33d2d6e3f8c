import type { ListedPage } from '@camp/contracts/registries/pages';
import { pageAt } from './page-at';

/**
 * The current administration page. For a form that was opened from a list, the list's page.
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
