import * as importOperations from '@camp/contracts/import/operations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../call';

/** Query keys of the imports. */
export const importKeys = {
  list: ['import', 'list'],
  records: (id: string) => ['import', 'records', id],
} as const;

/** All imports, newest first. */
export const importsQuery = () =>
  queryOptions({
    queryKey: importKeys.list,
    queryFn: ({ signal }) => call(importOperations.list, { signal }),
    meta: { quiet: true },
  });

/** A part of an import's records. */
export const importedQuery = (id: string, query: { page: number; pageSize: number; q?: string }) =>
  queryOptions({
    queryKey: [...importKeys.records(id), query],
    queryFn: ({ signal }) => callPage(importOperations.records, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
