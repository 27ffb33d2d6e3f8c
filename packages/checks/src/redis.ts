import { notChecked, right, wrong, type Check } from './check';

/** Redis answers. */
export const redis: Check = {
  name: 'redis',
  category: 'Queue',
  help: 'Start it, and read its log: docker compose logs redis',
  run: async ({ redis: connection }) => {
    if (!connection) return notChecked('REDIS_URL is not set.');
    return connection.ping().then(
      () => right('Redis answers.'),
      () => wrong('Redis doesn’t answer, so emails, pictures and payments wait.'),
    );
  },
};
