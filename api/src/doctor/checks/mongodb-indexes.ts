import { right, wrong } from '@camp/checks/check';
import { missingIndexes } from '@camp/database/missing-indexes';
import { mongodbReachable } from '@camp/checks/mongodb-reachable';
import type { Check } from '../check';
import { databaseOf } from './database-of';

/** Whether all indexes exist. Without the unique ones, a record could be stored twice. */
export const mongodbIndexes: Check = {
  name: 'mongodb-indexes',
  category: 'Database',
  needs: [mongodbReachable],
  help: 'Restart the API, which makes them or logs why it can’t (docker compose logs api): docker compose restart api',
  run: async (tools) => {
    const missing = await missingIndexes(databaseOf(tools).models);
    if (missing.length === 0) return right('All indexes exist.');
    const [first] = missing;
    return wrong(`Indexes are missing (${missing.length}), such as ${first}.`);
  },
};
