import * as sessionOperations from '@camp/contracts/user/session-operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';
import { readToken } from '../session';
import { userKeys } from './queries';

/** The person's own logins. */
export const sessionsQuery = () =>
  queryOptions({
    queryKey: [...userKeys.all, 'sessions', readToken()],
    queryFn: ({ signal }) => call(sessionOperations.sessions, { signal }),
    meta: { quiet: true },
  });
