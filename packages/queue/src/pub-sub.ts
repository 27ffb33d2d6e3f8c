import { randomUUID } from 'node:crypto';
import type { Logger } from '@camp/runtime/logger';
import { connectRedis } from './redis-connection';

/** News between the product's processes: heard at once by those that listen, and never by who comes later. */
export interface PubSub {
  /** Lets all other processes hear a word. Nobody waits for it. */
  publish(word: string): void;
  close(): void;
}

/** How to listen. */
export interface PubSubOptions {
  redisUrl: string;
  logger: Logger;
  /** Is given each word of another process. */
  onMessage(word: string): void;
}

const channel = 'news';

/**
 * Begins to listen. While Redis is away nothing is heard, and words are told once it is back: whoever relies on news
 * needs a second way for that time.
 */
export function createPubSub({ redisUrl, logger, onMessage }: PubSubOptions): PubSub {
  const own = randomUUID();
  // A connection that listens can do nothing else.
  const subscriber = connectRedis(redisUrl, 'consumer', logger);
  const publisher = connectRedis(redisUrl, 'consumer', logger);
  let isClosed = false;
  const complain = (err: unknown) => {
    if (!isClosed) logger.warn({ err }, 'News do not reach the other processes');
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
