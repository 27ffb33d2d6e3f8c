import type { Redis } from 'ioredis';
import { notSet, right, wrong, type Check } from '../check';

/** Whether Redis answers and accepts our password. */
export const redisReachable: Check = {
  name: 'redis',
  category: 'Queue',
  help: 'Start it, and look at its log: docker compose logs redis',
  run: async ({ redis }) => {
    if (!redis) return notSet('REDIS_URL');
    try {
      if (redis.status !== 'ready') await untilReady(redis);
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

/** Waits for the first connection. @throws Error if it fails */
const untilReady = (redis: Redis) =>
  new Promise<void>((resolve, reject) => {
    redis.once('ready', resolve);
    redis.once('error', reject);
  });
