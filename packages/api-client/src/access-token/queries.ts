import * as accessTokenOperations from '@camp/contracts/access-token/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';

/** Query key of the access tokens. */
export const accessTokenKeys = { list: ['access-token', 'list'] } as const;

/** All access tokens, newest first. */
export const accessTokensQuery = () =>
  queryOptions({
    queryKey: accessTokenKeys.list,
    queryFn: ({ signal }) => call(accessTokenOperations.list, { signal }),
    meta: { quiet: 'while-empty' },
  });
