import { right, wrong } from '@camp/checks/check';
import { leastWireVersion } from '@camp/database/suitable-server';
import { mongodbReachable } from '@camp/checks/mongodb-reachable';
import type { Check } from '../check';
import { databaseOf } from './database-of';

/** Whether MongoDB is new enough. */
export const mongodbVersion: Check = {
  name: 'mongodb-version',
  category: 'Database',
  needs: [mongodbReachable],
  help: 'Make a backup (docker compose exec backup npm run backup), then update MongoDB to 8.0',
  run: async (tools) => {
    const admin = databaseOf(tools).db.admin();
    const [hello, { version }] = await Promise.all([
      admin.command({ hello: 1 }),
      admin.command({ buildInfo: 1 }),
    ]);
    if (Number(hello.maxWireVersion) < leastWireVersion)
      return wrong(`MongoDB ${version} is too old. The product needs 7.0 or newer.`);
    return right(`MongoDB ${version} is new enough.`);
  },
};
