import * as parentOperations from '@camp/contracts/parent/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Where what is known of parent/guardian blocks is kept. */
export const parentKeys = { all: ['parent'], own: ['parent', 'own'] } as const;

/** The parent/guardian block of the person who is logged in; null as long as none is kept. */
export const ownParentQuery = () =>
  queryOptions({
    queryKey: parentKeys.own,
    queryFn: async ({ signal }) => {
      const [own] = await call(parentOperations.list, { query: { own: 'true' }, signal });
      return own ?? null;
    },
  });
