import * as failedWorkOperations from '@camp/contracts/failed-work/operations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../call';

/** Query key of failed jobs. */
export const failedWorkKeys = { all: ['failed-work'] } as const;

/** Failed jobs per page. */
export const failedWorkPageSize = 50;

/** Whether a worker is running and due jobs get done. Polled while it is shown. */
export const workStateQuery = () =>
  queryOptions({
    queryKey: [...failedWorkKeys.all, 'state'],
    queryFn: ({ signal }) => call(failedWorkOperations.state, { signal }),
    refetchInterval: 30_000,
    meta: { quiet: true },
  });

/** The failed jobs. @param page from 1 */
export const failedWorkQuery = (page: number) =>
  queryOptions({
    queryKey: [...failedWorkKeys.all, page],
    queryFn: ({ signal }) =>
      callPage(failedWorkOperations.list, { query: { page, pageSize: failedWorkPageSize }, signal }),
    placeholderData: keepPreviousData,
    // A retried job may fail again within seconds.
    refetchInterval: 10_000,
    meta: { quiet: true },
  });
