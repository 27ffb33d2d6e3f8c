import { queryOptions } from '@tanstack/react-query';
import type { CurrentCamp } from '@camp/contracts/camp/operations';
import * as campOperations from '@camp/contracts/camp/operations';
import { call } from '../call';
import { CallError } from '../call-error';
import { untilItAnswers } from '../until-it-answers';

/** Milliseconds after which a page checks again whether registration is open and seats are left. */
const currentFor = 5_000;

/** Query key of camps. */
export const campKeys = {
  all: ['camp'],
  current: ['camp', 'current'],
  list: ['camp', 'list'],
} as const;

/** The current camp. Null if there is none. */
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
