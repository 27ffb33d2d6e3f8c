import * as userOperations from '@camp/contracts/user/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';
import { readToken } from '../session';
import { untilItAnswers } from '../until-it-answers';

/** Query key of accounts. */
export const userKeys = { all: ['user'] } as const;

/** The logged-in person with their rights. Only enable the query with a token (`enabled`). */
export const currentUserQuery = () =>
  queryOptions({
    // The key contains the token, so that the previous person is never shown.
    queryKey: [...userKeys.all, 'current', readToken()],
    queryFn: async ({ signal }) => (await call(userOperations.current, { signal })).msg,
    // Without an answer, the navigation lacks what the person may open.
    refetchInterval: untilItAnswers,
  });

/** One account. @param id of the user */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...userKeys.all, 'read', id],
    queryFn: async ({ signal }) => (await call(userOperations.read, { params: { id }, signal })).msg,
  });

/** The records that would be deleted with an account, always fresh. @param id of the user */
export const belongingsQuery = (id: string) =>
  queryOptions({
    queryKey: [...userKeys.all, 'belongings', id],
    queryFn: ({ signal }) => call(userOperations.belongings, { params: { id }, signal }),
    gcTime: 0,
    meta: { quiet: true },
  });

/** An account's rights. @param id of the user */
export const seesQuery = (id: string) =>
  queryOptions({
    queryKey: [...userKeys.all, 'sees', id],
    queryFn: ({ signal }) => call(userOperations.sees, { params: { id }, signal }),
    meta: { quiet: true },
  });

/** What an erasure of one's own family would remove, and whether it was asked for. */
export const erasureQuery = () =>
  queryOptions({
    queryKey: [...userKeys.all, 'erasure'],
    queryFn: ({ signal }) => call(userOperations.erasure, { signal }),
    staleTime: 0,
  });
