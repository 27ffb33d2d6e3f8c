import * as relatedRecordsOperations from '@camp/contracts/related-records/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Query key of a user's records. A change of one record invalidates all. */
export const relatedRecordsKeys = { all: ['related-records'] } as const;

/** A user's records of the current camp year. @param id of the user */
export const relatedRecordsQuery = (id: string) =>
  queryOptions({
    queryKey: [...relatedRecordsKeys.all, id, 'current'],
    queryFn: ({ signal }) => call(relatedRecordsOperations.user, { query: { id }, signal }),
  });

/** Earlier records of people who are also registered this year. @param id of the user */
export const priorRecordsQuery = (id: string) =>
  queryOptions({
    queryKey: [...relatedRecordsKeys.all, id, 'prior'],
    queryFn: ({ signal }) => call(relatedRecordsOperations.prior, { query: { id }, signal }),
  });

/** Who opened one's own family's medical answers. Views happen elsewhere, so it is read again whenever it is shown. */
export const openingsQuery = () =>
  queryOptions({
    queryKey: [...relatedRecordsKeys.all, 'openings'],
    queryFn: ({ signal }) => call(relatedRecordsOperations.openings, { signal }),
    staleTime: 0,
  });

/** A user's records of all years. @param id of the user */
export const everyRecordQuery = (id: string) =>
  queryOptions({
    queryKey: [...relatedRecordsKeys.all, id, 'all'],
    queryFn: ({ signal }) => call(relatedRecordsOperations.user, { query: { id, historical: true }, signal }),
  });
