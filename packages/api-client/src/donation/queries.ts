import type { DonationRecord } from '@camp/contracts/donation/operations';
import * as donationOperations from '@camp/contracts/donation/operations';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../call';
import type { ListCallQuery, ListSource } from '../list-source';

/** Where what is known of gifts is kept. */
export const donationKeys = {
  list: (query: ListCallQuery) => ['donation', 'list', query],
  totals: ['donation', 'totals'],
  donors: (year: number) => ['donation', 'donors', year],
} as const;

/** The list of donations. */
export const donationListSource: ListSource<DonationRecord> = {
  key: donationKeys.list,
  read: async (query, signal) => {
    const { items, total } = await callPage(donationOperations.donateList, { query, signal });
    return { items: items.donations, total };
  },
  file: (query) => call(donationOperations.donateExport, { query }),
};

/** What was given in each month in which something was. */
export const donationTotalsQuery = () =>
  queryOptions({
    queryKey: donationKeys.totals,
    queryFn: async ({ signal }) => (await call(donationOperations.donateTotals, { signal })).months,
    meta: { quiet: true },
  });

/** What each donor gave in a year, the most first. */
export const donorsQuery = (year: number) =>
  queryOptions({
    queryKey: donationKeys.donors(year),
    queryFn: async ({ signal }) =>
      (await call(donationOperations.donateDonors, { query: { year }, signal })).donors,
    meta: { quiet: true },
  });
