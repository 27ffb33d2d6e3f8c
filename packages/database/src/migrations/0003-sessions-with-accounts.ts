import type { Migration } from './migration';

/** Stores sessions in accounts. Earlier sessions end with their collection, so everybody logs in again. */
export const sessionsWithAccounts: Migration = {
  number: 3,
  name: 'sessions move to their accounts',
  isReversible: false,
  countDue: (database) => database.collection('sessions').countDocuments(),
  up: async (database) => {
    await database.dropCollection('sessions');
  },
};
