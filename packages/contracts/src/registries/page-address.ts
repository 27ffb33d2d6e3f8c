import { addressOf, type AddressValues } from './address-of';
import { pages, type PageId } from './pages';

/** The pages that have an address without parameters. */
export type FixedPageId = {
  [Id in PageId]: Record<never, never> extends AddressValues<(typeof pages)[Id]['path']> ? Id : never;
}[PageId];

/**
 * The full address of a page, for emails and Stripe's return links.
 *
 * @param publicUrl the site's address, without a trailing slash
 * @param id - of the page, whose optional parameters are left out
 * @param query the part after the `?`, if any
 */
export function pageAddress(publicUrl: string, id: FixedPageId, query?: Record<string, string>): string {
  const pairs = Object.entries(query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${publicUrl}${addressOf(pages[id])}${pairs.length > 0 ? '?' : ''}${pairs.join('&')}`;
}
