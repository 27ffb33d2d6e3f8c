import * as userOperations from '@camp/contracts/user/operations';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../call';
import type { ListCallQuery } from '../list-source';
import { readToken } from '../session';

/** Where what is known of accounts is kept. */
export const userKeys = {
  all: ['user'],
  current: (token: string | null) => ['user', 'current', token],
  one: (id: string) => ['user', 'read', id],
  list: (query: ListCallQuery) => ['user', 'list', query],
  belongings: (id: string) => ['user', 'belongings', id],
  sees: (id: string) => ['user', 'sees', id],
} as const;

/** The person who is logged in, with their rights; ask only with a token (`enabled`). */
export const currentUserQuery = () =>
  queryOptions({
    // By token, so that nobody sees the person who was logged in before.
    queryKey: userKeys.current(readToken()),
    queryFn: async ({ signal }) => (await call(userOperations.current, { signal })).msg,
  });

/** One account. @param id of the user */
export const userQuery = (id: string) =>
  queryOptions({
    queryKey: userKeys.one(id),
    queryFn: async ({ signal }) => (await call(userOperations.read, { params: { id }, signal })).msg,
  });

/** What the deletion of an account takes; always as it is now. @param id of the user */
export const belongingsQuery = (id: string) =>
  queryOptions({
    queryKey: userKeys.belongings(id),
    queryFn: ({ signal }) => call(userOperations.belongings, { params: { id }, signal }),
    gcTime: 0,
    meta: { quiet: true },
  });

/** What an account may see and do. @param id of the user */
export const seesQuery = (id: string) =>
  queryOptions({
    queryKey: userKeys.sees(id),
    queryFn: ({ signal }) => call(userOperations.sees, { params: { id }, signal }),
    meta: { quiet: true },
  });
