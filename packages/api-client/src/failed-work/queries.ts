import * as failedJobOperations from '@camp/contracts/failed-work/operations';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call, callPage } from '../call';

/** Query key of failed jobs. */
export const failedJobKeys = { all: ['failed-work'] } as const;

/** Failed jobs per page. */
export const failedJobsPageSize = 50;

/** Whether a worker is running and processing due jobs. Polled while the page is open. */
export const workStateQuery = () =>
  queryOptions({
    queryKey: [...failedJobKeys.all, 'state'],
    queryFn: ({ signal }) => call(failedJobOperations.state, { signal }),
    refetchInterval: 30_000,
    meta: { quiet: true },
  });

/** The failed jobs. @param page from 1 */
export const failedJobsQuery = (page: number) =>
  queryOptions({
    queryKey: [...failedJobKeys.all, page],
    queryFn: ({ signal }) =>
      callPage(failedJobOperations.list, { query: { page, pageSize: failedJobsPageSize }, signal }),
    placeholderData: keepPreviousData,
    // A retried job may fail again within seconds.
    refetchInterval: 10_000,
    meta: { quiet: true },
  });
