import * as donationOperations from '@camp/contracts/donation/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** All donations, the newest first. */
export const donationListQuery = () =>
  queryOptions({
    queryKey: ['donation', 'list'],
    queryFn: async ({ signal }) => (await call(donationOperations.donateList, { signal })).donations,
  });
