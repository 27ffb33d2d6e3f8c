import { randomUUID } from 'node:crypto';
import type { Logger } from '@camp/runtime/logger';
import { connectRedis } from './redis-connection';

/** Pub/sub between the product's processes. Messages reach current subscribers only. */
export interface PubSub {
  /** Publishes a message to all other processes without waiting. */
  publish(word: string): void;
  close(): void;
}

/** Options of the subscription. */
export interface PubSubOptions {
  redisUrl: string;
  logger: Logger;
  /** Called with each message from another process. */
  onMessage(word: string): void;
}

/** The channel in Redis. Each API and each worker subscribes to it. */
export const channel = 'news';

/**
 * Subscribes. While Redis is unavailable, nothing is received, and messages are published once it is back. So callers
 * need a second way for that time.
 */
export function createPubSub({ redisUrl, logger, onMessage }: PubSubOptions): PubSub {
  const own = randomUUID();
  // A subscribed connection can't publish.
  const subscriber = connectRedis(redisUrl, 'consumer', logger);
  const publisher = connectRedis(redisUrl, 'consumer', logger);
  let isClosed = false;
  const complain = (err: unknown) => {
    if (!isClosed) logger.warn({ err }, 'Messages do not reach the other processes');
  };
  subscriber.on('message', (_channel, message) => {
    const [from, word = ''] = message.split(' ');
    if (from !== own) onMessage(word);
  });
  subscriber.subscribe(channel).catch(complain);
  return {
    publish: (word) => void publisher.publish(channel, `${own} ${word}`).catch(complain),
    close: () => {
      isClosed = true;
      subscriber.disconnect();
      publisher.disconnect();
    },
  };
}
