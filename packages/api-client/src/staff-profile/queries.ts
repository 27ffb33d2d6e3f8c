import * as staffProfileOperations from '@camp/contracts/staff-profile/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Where Meet the Staff is kept. */
export const staffProfileKeys = { list: ['staff-about', 'list'] } as const;

/** Milliseconds until the list is asked for again: after a failure, and while a picture is being made. */
const afterFailure = 10_000;
const whileMaking = 2_000;

/** Meet the Staff, in its order; fills in by itself what was not there yet. */
export const staffProfileListQuery = () =>
  queryOptions({
    queryKey: staffProfileKeys.list,
    queryFn: ({ signal }) => call(staffProfileOperations.list, { signal }),
    refetchInterval: ({ state }) => {
      if (state.status === 'error') return afterFailure;
      return state.data?.some(({ imageState }) => imageState === 'pending') ? whileMaking : false;
    },
  });
