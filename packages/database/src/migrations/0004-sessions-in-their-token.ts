import type { Migration } from './migration';

const withSessions = { sessions: { $exists: true } };
const askedInOne = { askedIn: { $type: 'objectId' } };

/**
 * Stores open sessions in their token only. Sessions stored in accounts end, so everybody logs in again, and no
 * address-change link refers to one.
 */
export const sessionsInTheirToken: Migration = {
  number: 4,
  name: 'sessions leave their accounts',
  isReversible: false,
  countDue: async (database) =>
    (await database.collection('users').countDocuments(withSessions)) +
    (await database.collection('links').countDocuments(askedInOne)),
  up: async (database) => {
    await database.collection('users').updateMany(withSessions, { $unset: { sessions: 1 } });
    await database.collection('links').updateMany(askedInOne, { $unset: { askedIn: 1 } });
  },
};
