import { unsuitabilityOf } from '@camp/database/suitable-server';
import { notChecked, right, wrong, type Check, type SystemTools } from './check';

/** MongoDB answers and accepts our user. */
export const mongodbReachable: Check = {
  name: 'mongodb',
  category: 'Database',
  help: 'Read its log (docker compose logs mongo), then start it: docker compose up --detach mongo',
  run: async ({ database }) => {
    if (!database) return notChecked('MONGODB_URI is not set.');
    const { connection } = database;
    try {
      await connection.asPromise();
      if (!connection.db) throw new Error('MongoDB was not reached yet.');
      await connection.db.admin().ping();
    } catch (error) {
      return wrong(unsuitabilityOf(error)?.message ?? 'MongoDB does not answer at MONGODB_URI.');
    }
    return right('MongoDB answers.');
  },
};

/** The models, for checks that need `mongodbReachable`. */
export function modelsOf({ database }: SystemTools) {
  if (!database) throw new Error('MongoDB is not connected.');
  return database.models;
}
