import * as parentOperations from '@camp/contracts/parent/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Query key of parent/guardian blocks. */
export const parentKeys = { all: ['parent'], own: ['parent', 'own'] } as const;

/** The logged-in person's parent/guardian block. Null if none is stored. */
export const ownParentQuery = () =>
  queryOptions({
    queryKey: parentKeys.own,
    queryFn: async ({ signal }) => {
      const [own] = await call(parentOperations.list, { query: { own: 'true' }, signal });
      return own ?? null;
    },
  });
