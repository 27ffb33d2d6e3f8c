import type { Migration } from './migration';

const week = 7 * 24 * 60 * 60 * 1000;

const withRightsAndNoDate = { roles: { $ne: ['user'] }, secondFactorDueAt: { $exists: false } };

/**
 * Gives people with rights a week to set up login codes after an upgrade. Later accounts and later rights need them at
 * once, where they are required.
 */
export const secondFactorDue: Migration = {
  number: 12,
  name: 'a week to set up login codes',
  isReversible: true,
  countDue: (database) => database.collection('users').countDocuments(withRightsAndNoDate),
  up: async (database) => {
    const secondFactorDueAt = new Date(Date.now() + week);
    await database.collection('users').updateMany(withRightsAndNoDate, { $set: { secondFactorDueAt } });
  },
};
