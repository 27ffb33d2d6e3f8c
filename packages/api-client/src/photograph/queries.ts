import * as photographOperations from '@camp/contracts/photograph/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Query keys of the photographs. */
export const photographKeys = {
  list: ['photograph', 'list'],
  all: ['photograph', 'all'],
  picture: (imageId: string) => ['photograph', 'picture', imageId],
} as const;

/** Milliseconds until the list is refetched while a picture is being processed. */
const whileProcessing = 2_000;

/** The gallery's photographs, in order. */
export const photographListQuery = () =>
  queryOptions({
    queryKey: photographKeys.list,
    queryFn: ({ signal }) => call(photographOperations.list, { signal }),
    meta: { quiet: true },
  });

/** All photographs for their editors. Refetched until every picture is there. */
export const allPhotographsQuery = () =>
  queryOptions({
    queryKey: photographKeys.all,
    queryFn: ({ signal }) => call(photographOperations.all, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.some((photograph) => photograph.state === 'processing') ? whileProcessing : false,
    meta: { quiet: 'while-empty' },
  });
