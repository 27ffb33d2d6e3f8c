import { dropIndex } from './drop-index';
import type { Migration } from './migration';

/** The sweep's index holds the time before which an event is not due; it takes the place of one without it. */
export const outboxByDueTime: Migration = {
  number: 7,
  name: 'the outbox by the time at which events are due',
  up: (database) => dropIndex(database, 'outbox', 'dispatchedAt_1_createdAt_1'),
};
