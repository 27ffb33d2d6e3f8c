import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CamperRecord } from '@camp/contracts/camper/operations';
import * as camperOperations from '@camp/contracts/camper/operations';
import { call, callPage } from '../call';
import type { ListCallQuery, ListSource } from '../list-source';

/** Where what is known of registrations is kept. */
export const camperKeys = {
  all: ['camper'],
  list: (query: ListCallQuery) => ['camper', 'list', query],
  totals: (query: ListCallQuery) => ['camper', 'totals', query],
  one: (id: string) => ['camper', 'read', id],
  history: (id: string) => ['camper', 'history', id],
  image: (id: string) => ['camper', 'covid-image', id],
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
  file: (query) => call(camperOperations.export, { query }),
};

/** Seats and money of the campers that a query finds. */
export const camperTotalsQuery = (query: ListCallQuery) =>
  queryOptions({
    queryKey: camperKeys.totals(query),
    queryFn: ({ signal }) => call(camperOperations.totals, { query, signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

/** What was done with a registration. @param id of the registration */
export const camperHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: camperKeys.history(id),
    queryFn: ({ signal }) => call(camperOperations.history, { params: { id }, signal }),
    meta: { quiet: true },
  });
