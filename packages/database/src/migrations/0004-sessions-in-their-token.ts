import type { Migration } from './migration';

/**
 * Stores open sessions in their token only. Sessions stored in accounts end, so everybody logs in again, and no
 * address-change link refers to one.
 */
export const sessionsInTheirToken: Migration = {
  number: 4,
  name: 'sessions leave their accounts',
  up: async (database) => {
    const withSessions = { sessions: { $exists: true } };
    await database.collection('users').updateMany(withSessions, { $unset: { sessions: 1 } });
    const askedInOne = { askedIn: { $type: 'objectId' } };
    await database.collection('links').updateMany(askedInOne, { $unset: { askedIn: 1 } });
  },
};
