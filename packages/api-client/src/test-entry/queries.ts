import * as testEntryOperations from '@camp/contracts/test-entry/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Query key of the test form. */
export const testEntryKeys = { list: ['test', 'list'] } as const;

/** The latest entries. */
export const testEntriesQuery = () =>
  queryOptions({
    queryKey: testEntryKeys.list,
    queryFn: ({ signal }) => call(testEntryOperations.list, { query: { page: 1, pageSize: 10 }, signal }),
    meta: { quiet: true },
  });
