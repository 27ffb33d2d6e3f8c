import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import * as camperWaitlistOperations from '@camp/contracts/camper-waitlist/operations';
import { call, callPage } from '../call';
import type { ListCallQuery, ListSource } from '../list-source';
import { live } from '../live';
import { registrationKey, registrationQueries } from '../registration-queries';

/** The queries of one camper by id, and of all campers of a year. */
export const { one: camperQuery, list: camperListSource } = registrationQueries<CamperRecord>(
  'camper',
  camperOperations,
);

const key = registrationKey('camper');

/** Campers who wait for a seat. */
export const waitlistSource: ListSource<CamperRecord> = {
  ...camperListSource,
  key: (query) => [...key, 'waitlist', query],
  read: (query, signal) => callPage(camperWaitlistOperations.list, { query, signal }),
  file: (query) => call(camperWaitlistOperations.export, { query }),
};

/** An account's campers of a year. @param account its id */
export const siblingsQuery = (account: string, year: number) =>
  queryOptions({
    queryKey: [...key, 'siblings', account, year],
    queryFn: ({ signal }) => call(camperOperations.list, { query: { account, year }, signal }),
    ...live,
  });

/** Seats and money of the campers that match a query. */
export const camperTotalsQuery = (query: ListCallQuery) =>
  queryOptions({
    queryKey: [...key, 'totals', query],
    queryFn: ({ signal }) => call(camperOperations.totals, { query, signal }),
    placeholderData: keepPreviousData,
    ...live,
  });
