import * as fullExportOperations from '@camp/contracts/full-export/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** What an export of everything contains. */
export const exportContentsQuery = () =>
  queryOptions({
    queryKey: ['full-export', 'contents'],
    queryFn: ({ signal }) => call(fullExportOperations.contents, { signal }),
    meta: { quiet: true },
  });
