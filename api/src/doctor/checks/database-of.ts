import type { Tools } from '../check';

/** The models and the open database, for checks that need `mongodb-reachable.ts`. */
export function databaseOf({ database }: Tools) {
  if (!database?.connection.db) throw new Error('MongoDB is not connected.');
  return { models: database.models, db: database.connection.db };
}
