import type { UserListRecord } from '@camp/contracts/user/operations';
import * as userOperations from '@camp/contracts/user/operations';
import { callPage } from '../call';
import type { ListSource } from '../list-source';
import { userKeys } from './queries';

/** The list of all accounts. In its own file, since the home page loads the other queries. */
export const userListSource: ListSource<UserListRecord> = {
  key: (query) => [...userKeys.all, 'list', query],
  read: (query, signal) => callPage(userOperations.list, { query, signal }),
};
