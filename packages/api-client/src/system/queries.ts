import * as systemOperations from '@camp/contracts/system/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** What the checks of the running system found. Polled while the page is open. */
export const systemChecksQuery = () =>
  queryOptions({
    queryKey: ['system', 'checks'],
    queryFn: ({ signal }) => call(systemOperations.checks, { signal }),
    refetchInterval: 60_000,
    meta: { quiet: true },
  });
