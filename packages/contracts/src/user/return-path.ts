import { addressOf, isFixed } from '../registries/address-of';
import { guardedPageList } from '../registries/guarded-pages';

/**
 * Pages that a verification link may lead to. They are fixed, so that a sign-up with another person's address can't
 * inject text into their email.
 */
export const returnPaths: readonly string[] = guardedPageList.filter(isFixed).map((page) => addressOf(page));

/**
 * The entry of `returnPaths` for an address of this site.
 *
 * @param address path with query and hash, which are ignored
 * @returns undefined for any other address
 */
export const returnPathOf = (address: string | undefined): string | undefined =>
  returnPaths.find((path) => path === address?.split(/[?#]/)[0]);
