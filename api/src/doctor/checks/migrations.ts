import { right, wrong } from '@camp/checks/check';
import { compareMigrations } from '@camp/database/migrations/migrate';
import { mongodbReachable } from '@camp/checks/mongodb-reachable';
import type { Check } from '../check';
import { databaseOf } from './database-of';

/** Whether the stored data has this version's format. */
export const migrations: Check = {
  name: 'migrations',
  category: 'Database',
  needs: [mongodbReachable],
  help: 'Run one version of the product everywhere: docker compose up --detach --build',
  run: async (tools) => {
    const { due, newer } = await compareMigrations(databaseOf(tools).db);
    if (newer.length > 0) return wrong('A newer version of the product has changed the stored data.');
    if (due.length > 0)
      return wrong(`Migrations are due (${due.length}). The API applies them when it starts.`);
    return right('The stored data has the format of this version.');
  },
};
