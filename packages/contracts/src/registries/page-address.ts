import { addressOf } from './address-of';
import { pages, type PageId } from './pages';

/**
 * The full address of a page, for mails and for Stripe's way back.
 *
 * @param publicUrl where people reach the site, without a slash at the end
 * @param id of the page; one with an optional parameter is addressed without it
 * @param query what stands behind the `?`, if anything
 */
export function pageAddress(publicUrl: string, id: PageId, query?: Record<string, string>): string {
  const page: { path: string } = pages[id];
  const pairs = Object.entries(query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${publicUrl}${addressOf(page)}${pairs.length > 0 ? '?' : ''}${pairs.join('&')}`;
}
