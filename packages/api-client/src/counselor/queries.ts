import type { CounselorRecord } from '@camp/contracts/counselor/operations';
import * as counselorOperations from '@camp/contracts/counselor/operations';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../call';
import type { ListCallQuery, ListSource } from '../list-source';

/** Where what is known of counselors is kept. */
export const counselorKeys = {
  all: ['counselor'],
  list: (query: ListCallQuery) => ['counselor', 'list', query],
  one: (id: string) => ['counselor', 'read', id],
} as const;

/** One counselor. @param id of the registration */
export const counselorQuery = (id: string) =>
  queryOptions({
    queryKey: counselorKeys.one(id),
    queryFn: ({ signal }) => call(counselorOperations.read, { params: { id }, signal }),
  });

/** The list of all counselors of a year. */
export const counselorListSource: ListSource<CounselorRecord> = {
  key: counselorKeys.list,
  read: (query, signal) => callPage(counselorOperations.list, { query, signal }),
  one: (id, signal) => call(counselorOperations.read, { params: { id }, signal }),
  file: (query) => call(counselorOperations.export, { query }),
};
