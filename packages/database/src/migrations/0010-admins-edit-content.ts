import type { Migration } from './migration';

const withoutContent = { name: 'admin', 'actions.content': { $exists: false } };

/** Gives the role `admin` the rights on the camp's texts, since it has every right. */
export const adminsEditContent: Migration = {
  number: 10,
  name: 'administrators edit the camp’s texts',
  isReversible: true,
  countDue: (database) => database.collection('roles').countDocuments(withoutContent),
  up: async (database) => {
    const held = ['create', 'edit', 'edit-all', 'delete', 'delete-all', 'view', 'view-all', 'data'];
    const content = Object.fromEntries(held.map((action) => [action, true]));
    await database.collection('roles').updateOne(withoutContent, { $set: { 'actions.content': content } });
  },
};
