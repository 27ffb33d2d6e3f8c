import { changesNoRecord, dropIndex } from './drop-index';
import type { Migration } from './migration';

/** Indexes a person's audit rows in listed order, instead of an index that needs a sort. */
export const auditOfAPerson: Migration = {
  number: 5,
  name: 'the audit of a person in its order',
  isReversible: false,
  countDue: changesNoRecord,
  up: (database) => dropIndex(database, 'audits', 'actorId_1_createdAt_-1'),
};
