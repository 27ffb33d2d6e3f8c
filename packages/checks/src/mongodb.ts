import { notChecked, right, wrong, type Check, type SystemTools } from './check';

/** MongoDB answers. */
export const mongodb: Check = {
  name: 'mongodb',
  category: 'Database',
  help: 'Start it, and read its log: docker compose logs mongo',
  run: async ({ database }) => {
    if (!database) return notChecked('MONGODB_URI is not set.');
    return database.ping().then(
      () => right('MongoDB answers.'),
      () => wrong('MongoDB doesn’t answer.'),
    );
  },
};

/** The models, for checks that need `mongodb`. */
export function modelsOf({ database }: SystemTools) {
  if (!database) throw new Error('MongoDB is not connected.');
  return database.models;
}
