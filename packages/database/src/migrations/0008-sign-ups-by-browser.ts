import { dropIndex } from './drop-index';
import type { Migration } from './migration';

/** Sign-ups are found by their browser, by their password's hash, and the newest of an address. */
export const signUpsByBrowser: Migration = {
  number: 8,
  name: 'the sign-ups of an address by browser',
  up: (database) => dropIndex(database, 'account-requests', 'emailKey_1_kind_1'),
};
