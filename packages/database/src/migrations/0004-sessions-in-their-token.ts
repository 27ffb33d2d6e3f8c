import type { Migration } from './migration';

/**
 * Open sessions stand in their token alone. Those that were kept with their accounts end: everybody logs in once more,
 * and no link of a change of address remembers one of them.
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
