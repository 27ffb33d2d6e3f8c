import { addressOf, isFixed } from '../registries/address-of';
import { guardedPageList } from '../registries/guarded-pages';

/**
 * Where the link of a verification mail may lead on to: fixed addresses, since whoever signs up with somebody else's
 * address must not write into their mail.
 */
export const returnPaths: readonly string[] = guardedPageList.filter(isFixed).map((page) => addressOf(page));

/**
 * The one of `returnPaths` that an address of this site is on.
 *
 * @param address path with query and hash, which are left out
 * @returns undefined for any other address
 */
export const returnPathOf = (address: string | undefined): string | undefined =>
  returnPaths.find((path) => path === address?.split(/[?#]/)[0]);
