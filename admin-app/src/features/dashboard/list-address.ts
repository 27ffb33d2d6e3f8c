import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import { addressOf } from '@camp/contracts/registries/address-of';
import { guardedPages } from '@camp/contracts/registries/guarded-pages';

const pages = {
  camper: guardedPages.camperList,
  counselor: guardedPages.counselorList,
  staff: guardedPages.staffList,
} as const satisfies Record<AttendeeKind, unknown>;

/**
 * The list of a kind of registration in a year.
 *
 * @param query filters as in the address: `status=paid`
 */
export const listAddress = (kind: AttendeeKind, year: number, query: string): string =>
  `${addressOf(pages[kind])}?year=${year}&${query}`;
