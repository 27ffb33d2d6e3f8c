import { right, wrong } from '@camp/checks/check';
import { mongodbReachable } from '@camp/checks/mongodb-reachable';
import type { Check } from '../check';
import { databaseOf } from './database-of';

/** Whether MongoDB has transactions, without which a record and its event could be separated. */
export const mongodbReplicaSet: Check = {
  name: 'mongodb-replica-set',
  category: 'Database',
  needs: [mongodbReachable],
  help: 'Start MongoDB with --replSet and run rs.initiate(), or use the one of docker-compose.yml',
  run: async (tools) => {
    const hello = await databaseOf(tools).db.admin().command({ hello: 1 });
    if (hello.setName || hello.msg === 'isdbgrid') return right('MongoDB is a replica set.');
    return wrong('MongoDB is not a replica set, so it has no transactions.');
  },
};
