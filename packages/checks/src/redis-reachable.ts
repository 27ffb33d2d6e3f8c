import { once } from 'node:events';
import { notChecked, right, wrong, type Check } from './check';

/** Redis answers and accepts our password. */
export const redisReachable: Check = {
  name: 'redis',
  category: 'Queue',
  help: 'Read its log (docker compose logs redis), then start it: docker compose up --detach redis',
  run: async ({ redis }) => {
    if (!redis) return notChecked('REDIS_URL is not set.');
    try {
      if (redis.status !== 'ready') await once(redis, 'ready');
      await redis.ping();
    } catch (error) {
      const isLogin = /NOAUTH|WRONGPASS/.test((error as Error).message);
      return wrong(
        isLogin ? 'Redis rejects the password in REDIS_URL.' : 'Redis does not answer at REDIS_URL.',
      );
    }
    return right('Redis answers.');
  },
};
