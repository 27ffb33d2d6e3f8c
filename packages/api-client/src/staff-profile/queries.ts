import * as staffProfileOperations from '@camp/contracts/staff-profile/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Query key of Meet the Staff. */
export const staffProfileKeys = { list: ['staff-about', 'list'] } as const;

/** Milliseconds until the list is refetched after a failure, and while a picture is being processed. */
const afterFailure = 10_000;
const whileMaking = 2_000;

/** The profiles of Meet the Staff, in order. Refetched until all pictures are processed. */
export const staffProfileListQuery = () =>
  queryOptions({
    queryKey: staffProfileKeys.list,
    queryFn: ({ signal }) => call(staffProfileOperations.list, { signal }),
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return afterFailure;
      return state.data?.some(({ imageState }) => imageState === 'pending') ? whileMaking : false;
    },
  });
