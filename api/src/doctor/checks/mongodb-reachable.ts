import { unsuitabilityOf } from '@camp/database/suitable-server';
import { notSet, right, wrong, type Check } from '../check';

/** Whether MongoDB answers and accepts our user. */
export const mongodbReachable: Check = {
  name: 'mongodb',
  category: 'Database',
  help: 'Start it, and look at its log: docker compose logs mongo',
  run: async ({ database }) => {
    if (!database) return notSet('MONGODB_URI');
    try {
      await database.connection.asPromise();
      await database.connection.db?.admin().ping();
    } catch (error) {
      return wrong(unsuitabilityOf(error)?.message ?? 'MongoDB does not answer at MONGODB_URI.');
    }
    return right('MongoDB answers.');
  },
};
