import type { ListName } from '@camp/contracts/saved-view/lists';
import * as savedViewOperations from '@camp/contracts/saved-view/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Query key of saved views. */
export const savedViewKeys = { list: (list: ListName) => ['saved-view', 'list', list] } as const;

/** The saved views of a list, by name. */
export const savedViewsQuery = (list: ListName) =>
  queryOptions({
    queryKey: savedViewKeys.list(list),
    queryFn: ({ signal }) => call(savedViewOperations.list, { query: { list }, signal }),
    meta: { quiet: true },
  });
