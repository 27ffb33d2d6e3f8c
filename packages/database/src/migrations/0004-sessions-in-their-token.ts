import type { Migration } from './migration';

/** Open sessions stand in their token alone. Those that were kept with their accounts end: everybody logs in once more. */
export const sessionsInTheirToken: Migration = {
  number: 4,
  name: 'sessions leave their accounts',
  up: async (database) => {
    const kept = { sessions: { $exists: true } };
    await database.collection('users').updateMany(kept, { $unset: { sessions: 1 } });
  },
};
