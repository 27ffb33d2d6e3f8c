import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import * as camperWaitlistOperations from '@camp/contracts/camper-waitlist/operations';
import { call, callPage } from '../call';
import type { ListCallQuery, ListSource } from '../list-source';

/** Where what is known of registrations is kept. */
export const camperKeys = {
  all: ['camper'],
  list: (query: ListCallQuery) => ['camper', 'list', query],
  totals: (query: ListCallQuery) => ['camper', 'totals', query],
  one: (id: string) => ['camper', 'read', id],
} as const;

/** One camper. @param id of the registration */
export const camperQuery = (id: string) =>
  queryOptions({
    queryKey: camperKeys.one(id),
    queryFn: ({ signal }) => call(camperOperations.read, { params: { id }, signal }),
  });

/** The list of all campers of a year. */
export const camperListSource: ListSource<CamperRecord> = {
  key: camperKeys.list,
  read: (query, signal) => callPage(camperOperations.list, { query, signal }),
  one: (id, signal) => call(camperOperations.read, { params: { id }, signal }),
  file: (query) => call(camperOperations.export, { query }),
};

/** Who of them waits for a seat. */
export const waitlistSource: ListSource<CamperRecord> = {
  ...camperListSource,
  key: (query) => [...camperKeys.all, 'waitlist', query],
  read: (query, signal) => callPage(camperWaitlistOperations.list, { query, signal }),
  file: (query) => call(camperWaitlistOperations.export, { query }),
};

/** The campers of one account in a year. @param account its id */
export const siblingsQuery = (account: string, year: number) =>
  queryOptions({
    queryKey: [...camperKeys.all, 'siblings', account, year],
    queryFn: ({ signal }) => call(camperOperations.list, { query: { account, year }, signal }),
    meta: { quiet: true },
  });

/** Seats and money of the campers that a query finds. */
export const camperTotalsQuery = (query: ListCallQuery) =>
  queryOptions({
    queryKey: camperKeys.totals(query),
    queryFn: ({ signal }) => call(camperOperations.totals, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
