import { dropIndex } from './drop-index';
import type { Migration } from './migration';

/** Who is still to be reminded has an index of its own, instead of one that holds who was reminded too. */
export const remindersDue: Migration = {
  number: 6,
  name: 'the reminders that are due',
  up: (database) => dropIndex(database, 'counselors', 'campId_1_applicationId_1_createdAt_1'),
};
