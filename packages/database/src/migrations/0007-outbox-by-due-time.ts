import { changesNoRecord, dropIndex } from './drop-index';
import type { Migration } from './migration';

/** Replaces the sweep's index by one that includes the time at which an event becomes due. */
export const outboxByDueTime: Migration = {
  number: 7,
  name: 'the outbox by the time at which events are due',
  isReversible: false,
  countDue: changesNoRecord,
  up: (database) => dropIndex(database, 'outbox', 'dispatchedAt_1_createdAt_1'),
};
