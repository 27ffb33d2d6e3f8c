import { changesNoRecord, dropIndex } from './drop-index';
import type { Migration } from './migration';

/** Indexes only the counselors who are still to be reminded. */
export const remindersDue: Migration = {
  number: 6,
  name: 'the reminders that are due',
  isReversible: false,
  countDue: changesNoRecord,
  up: (database) => dropIndex(database, 'counselors', 'campId_1_applicationId_1_createdAt_1'),
};
