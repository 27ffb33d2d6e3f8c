import * as secondFactorOperations from '@camp/contracts/user/second-factor-operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';
import { readToken } from '../session';
import { userKeys } from './queries';

/** Whether the person has a second factor. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: [...userKeys.all, 'second-factor', readToken()],
    queryFn: ({ signal }) => call(secondFactorOperations.secondFactor, { signal }),
    meta: { quiet: true },
  });
