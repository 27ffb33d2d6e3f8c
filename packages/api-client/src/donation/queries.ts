import type { DonationRecord } from '@camp/contracts/donation/operations';
import * as donationOperations from '@camp/contracts/donation/operations';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../call';
import type { ListSource } from '../list-source';

/** The list of donations. */
export const donationListSource: ListSource<DonationRecord> = {
  key: (query) => ['donation', 'list', query],
  read: async (query, signal) => {
    const { items, total } = await callPage(donationOperations.donateList, { query, signal });
    return { items: items.donations, total };
  },
  file: (query) => call(donationOperations.donateExport, { query }),
};

/** Donations by month, without empty months. */
export const donationTotalsQuery = () =>
  queryOptions({
    queryKey: ['donation', 'totals'],
    queryFn: async ({ signal }) => (await call(donationOperations.donateTotals, { signal })).months,
    meta: { quiet: true },
  });

/** Donations of a year by donor, largest first. */
export const donorsQuery = (year: number) =>
  queryOptions({
    queryKey: ['donation', 'donors', year],
    queryFn: async ({ signal }) =>
      (await call(donationOperations.donateDonors, { query: { year }, signal })).donors,
    meta: { quiet: true },
  });
