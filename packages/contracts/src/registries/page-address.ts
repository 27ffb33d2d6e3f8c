import { addressOf, type AddressValues } from './address-of';
import { pages, type PageId } from './pages';

/** The pages that have an address without a value. */
export type FixedPageId = {
  [Id in PageId]: Record<never, never> extends AddressValues<(typeof pages)[Id]['path']> ? Id : never;
}[PageId];

/**
 * The full address of a page, for mails and for Stripe's way back.
 *
 * @param publicUrl where people reach the site, without a slash at the end
 * @param id of the page; one with an optional parameter is addressed without it
 * @param query what stands behind the `?`, if anything
 */
export function pageAddress(publicUrl: string, id: FixedPageId, query?: Record<string, string>): string {
  const pairs = Object.entries(query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${publicUrl}${addressOf(pages[id])}${pairs.length > 0 ? '?' : ''}${pairs.join('&')}`;
}
