import * as failedWorkOperations from '@camp/contracts/failed-work/operations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callPage } from '../call';

/** Where what is known of failed work is kept. */
export const failedWorkKeys = { all: ['failed-work'] } as const;

/** Failed work shown at once. */
export const failedWorkPageSize = 50;

/** What the worker gave up. @param page from 1 */
export const failedWorkQuery = (page: number) =>
  queryOptions({
    queryKey: [...failedWorkKeys.all, page],
    queryFn: ({ signal }) =>
      callPage(failedWorkOperations.list, { query: { page, pageSize: failedWorkPageSize }, signal }),
    placeholderData: keepPreviousData,
    // What is tried again may fail again, seconds later.
    refetchInterval: 10_000,
    meta: { quiet: true },
  });
