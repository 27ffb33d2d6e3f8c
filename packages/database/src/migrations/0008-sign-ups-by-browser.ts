import { changesNoRecord, dropIndex } from './drop-index';
import type { Migration } from './migration';

/** Indexes sign-ups by browser, by the hash of their password, and by address with the newest first. */
export const signUpsByBrowser: Migration = {
  number: 8,
  name: 'the sign-ups of an address by browser',
  isReversible: false,
  countDue: changesNoRecord,
  up: (database) => dropIndex(database, 'account-requests', 'emailKey_1_kind_1'),
};
