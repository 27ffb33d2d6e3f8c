import { dropIndex } from './drop-index';
import type { Migration } from './migration';

/** What one person did has an index in the order in which it is listed, instead of one that leaves a sort to be done. */
export const auditOfAPerson: Migration = {
  number: 5,
  name: 'the audit of a person in its order',
  up: (database) => dropIndex(database, 'audits', 'actorId_1_createdAt_-1'),
};
