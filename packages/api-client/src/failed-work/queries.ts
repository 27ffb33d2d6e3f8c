import * as failedWorkOperations from '@camp/contracts/failed-work/operations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../call';

/** Where what is known of failed work is kept. */
export const failedWorkKeys = { all: ['failed-work'] } as const;

/** Failed work shown at once. */
export const failedWorkPageSize = 50;

/** Whether a worker runs and what is due gets done; asked again while somebody has it before them. */
export const workStateQuery = () =>
  queryOptions({
    queryKey: [...failedWorkKeys.all, 'state'],
    queryFn: ({ signal }) => call(failedWorkOperations.state, { signal }),
    refetchInterval: 30_000,
    meta: { quiet: true },
  });

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
