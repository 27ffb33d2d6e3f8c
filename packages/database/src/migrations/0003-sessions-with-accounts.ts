import type { Migration } from './migration';

/** Sessions stand at their accounts. Those of before end with their collection: everybody logs in once more. */
export const sessionsWithAccounts: Migration = {
  number: 3,
  name: 'sessions move to their accounts',
  up: async (database) => {
    await database.dropCollection('sessions');
  },
};
