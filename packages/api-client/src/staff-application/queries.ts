import { queryOptions } from '@tanstack/react-query';
import type { StaffApplicationRecord } from '@camp/contracts/staff-application/operations';
import * as staffApplicationOperations from '@camp/contracts/staff-application/operations';
import { call, callPage } from '../call';
import type { ListCallQuery, ListSource } from '../list-source';

/** Where what is known of staff applications is kept. */
export const staffApplicationKeys = {
  all: ['staff'],
  list: (query: ListCallQuery) => ['staff', 'list', query],
  one: (id: string) => ['staff', 'read', id],
} as const;

/** One staff application. @param id of the application */
export const staffApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: staffApplicationKeys.one(id),
    queryFn: ({ signal }) => call(staffApplicationOperations.read, { params: { id }, signal }),
  });

/** The list of all staff applications of a year. */
export const staffApplicationListSource: ListSource<StaffApplicationRecord> = {
  key: staffApplicationKeys.list,
  read: (query, signal) => callPage(staffApplicationOperations.list, { query, signal }),
  one: (id, signal) => call(staffApplicationOperations.read, { params: { id }, signal }),
  file: (query) => call(staffApplicationOperations.export, { query }),
};
