import { unsuitabilityOf } from '@camp/database/suitable-server';
import { notChecked, right, wrong, type Check, type SystemTools } from './check';

/** MongoDB answers. */
export const mongodb: Check = {
  name: 'mongodb',
  category: 'Database',
  help: 'Start it, and read its log: docker compose logs mongo',
  run: async ({ database }) => {
    if (!database) return notChecked('MONGODB_URI is not set.');
    const { connection } = database;
    try {
      if (!connection.db) throw new Error('MongoDB was not reached yet.');
      await connection.asPromise();
      await connection.db.admin().ping();
    } catch (error) {
      return wrong(unsuitabilityOf(error)?.message ?? 'MongoDB doesn’t answer.');
    }
    return right('MongoDB answers.');
  },
};

/** The models, for checks that need `mongodb`. */
export function modelsOf({ database }: SystemTools) {
  if (!database) throw new Error('MongoDB is not connected.');
  return database.models;
}
