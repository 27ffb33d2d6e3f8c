import * as roleOperations from '@camp/contracts/role/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Query key of roles. */
export const roleKeys = { all: ['role'] } as const;

/** All roles. The component that shows them also shows a failure. */
export const roleListQuery = () =>
  queryOptions({
    queryKey: [...roleKeys.all, 'list'],
    queryFn: ({ signal }) => call(roleOperations.list, { signal }),
    meta: { quiet: true },
  });
