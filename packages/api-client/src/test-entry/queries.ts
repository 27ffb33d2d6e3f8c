import * as testEntryOperations from '@camp/contracts/test-entry/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Where what is known of the test form is kept. */
export const testEntryKeys = { list: ['test', 'list'] } as const;

/** What was sent lately. */
export const testEntriesQuery = () =>
  queryOptions({
    queryKey: testEntryKeys.list,
    queryFn: ({ signal }) => call(testEntryOperations.list, { query: { page: 1, pageSize: 10 }, signal }),
    meta: { quiet: true },
  });
