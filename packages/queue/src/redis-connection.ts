import type { Logger } from '@camp/runtime/logger';
import { Redis, type RedisOptions } from 'ioredis';

/** Longest wait between two attempts to connect, in milliseconds. */
const longestPause = 1_000;

/** Producers fail fast, so no response to a person waits for Redis. Consumers wait as long as it takes. */
const manners: Record<'producer' | 'consumer', RedisOptions> = {
  // Without these options, commands hang while Redis is down, after it stops, or while it is frozen.
  producer: {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 1_000,
    commandTimeout: 1_000,
  },
  consumer: { maxRetriesPerRequest: null, connectTimeout: 3_000 },
};

/**
 * Opens a connection that reconnects automatically, and logs once when it is lost and once when it is back.
 *
 * @param url - `redis://...`, or `unix://` with a socket's path
 * @param role - whether commands fail fast or wait
 */
export function connectRedis(url: string, role: 'producer' | 'consumer', logger: Logger): Redis {
  const redis = new Redis(url, {
    ...manners[role],
    retryStrategy: (attempt) => Math.min(attempt * 50, longestPause),
  });
  let lost = false;
  redis.on('error', (error) => {
    if (!lost) logger.warn({ err: error, role }, 'Redis does not answer');
    lost = true;
  });
  redis.on('ready', () => {
    if (lost) logger.info({ role }, 'Redis answers again');
    lost = false;
  });
  return redis;
}
