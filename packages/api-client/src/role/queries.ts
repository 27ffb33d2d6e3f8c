import * as roleOperations from '@camp/contracts/role/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Where what is known of roles is kept. */
export const roleKeys = { all: ['role'] } as const;

/** All roles; who shows them shows their failure. */
export const roleListQuery = () =>
  queryOptions({
    queryKey: [...roleKeys.all, 'list'],
    queryFn: ({ signal }) => call(roleOperations.list, { signal }),
    meta: { quiet: true },
  });
