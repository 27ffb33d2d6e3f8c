import { queryOptions } from '@tanstack/react-query';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import * as campOperations from '@camp/contracts/camp/operations';
import { call } from '../call';
import { CallError } from '../call-error';

/** Milliseconds. */
const tryAgainAfter = 10_000;

/** Milliseconds after which a page asks again whether camp is open and has seats. */
const currentFor = 5_000;

/** A page that could not be filled fills in by itself once the server is back. */
const untilItAnswers = ({ state }: { state: { status: string } }) =>
  state.status === 'error' ? tryAgainAfter : false;

/** Where what is known of camps is kept. */
export const campKeys = {
  all: ['camp'],
  current: ['camp', 'current'],
  list: ['camp', 'list'],
} as const;

/** The current camp; null while there is none. */
export const currentCampQuery = () =>
  queryOptions({
    queryKey: campKeys.current,
    queryFn: ({ signal }) => call(campOperations.current, { signal }).catch(nullWithoutCamp),
    staleTime: currentFor,
    refetchInterval: untilItAnswers,
  });

/** All camp years. */
export const campListQuery = () =>
  queryOptions({
    queryKey: campKeys.list,
    queryFn: ({ signal }) => call(campOperations.list, { signal }),
    refetchInterval: untilItAnswers,
  });

function nullWithoutCamp(error: unknown): CurrentCamp | null {
  if (error instanceof CallError && error.code === 'no-camp') return null;
  throw error;
}
