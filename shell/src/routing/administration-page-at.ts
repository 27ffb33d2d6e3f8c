import type { ListedPage } from '@camp/contracts/registries/pages';
import { pageAt } from './page-at';

/**
 * The administration's page that is shown, or to which the shown one returns: a form that was opened from a list.
 *
 * @param returnUrl where the shown page leads back to
 * @param guardedPages where they have come
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
