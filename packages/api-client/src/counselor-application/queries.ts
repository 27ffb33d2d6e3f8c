import type { CounselorApplicationRecord } from '@camp/contracts/counselor-application/operations';
import * as counselorApplicationOperations from '@camp/contracts/counselor-application/operations';
import { queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../call';
import type { ListCallQuery, ListSource } from '../list-source';

/** Where what is known of counselor applications is kept. */
export const counselorApplicationKeys = {
  all: ['counselor-app'],
  list: (query: ListCallQuery) => ['counselor-app', 'list', query],
  one: (id: string) => ['counselor-app', 'read', id],
} as const;

/** One application. @param id of the application */
export const counselorApplicationQuery = (id: string) =>
  queryOptions({
    queryKey: counselorApplicationKeys.one(id),
    queryFn: ({ signal }) => call(counselorApplicationOperations.read, { params: { id }, signal }),
  });

/** The list of all counselor applications of a year. */
export const counselorApplicationListSource: ListSource<CounselorApplicationRecord> = {
  key: counselorApplicationKeys.list,
  read: (query, signal) => callPage(counselorApplicationOperations.list, { query, signal }),
  one: (id, signal) => call(counselorApplicationOperations.read, { params: { id }, signal }),
  file: (query) => call(counselorApplicationOperations.export, { query }),
};
