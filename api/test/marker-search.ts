import type { Models } from '@camp/database/models';
import type { Redis } from 'ioredis';
import { mongo } from 'mongoose';

/** Searches what is stored for a marker: as it is, in lowercase, and encoded as base64. */
export function searchFor(marker: string) {
  const isMarked = (text: string | Buffer): boolean =>
    [marker, marker.toLowerCase()].some((one) => text.includes(one)) ||
    (typeof text === 'string' && text.includes(Buffer.from(marker).toString('base64')));

  /** The collections with a document that has the marker, in a text or in bytes. */
  async function markedCollections(models: Models): Promise<string[]> {
    const found = await Promise.all(
      Object.entries(models).map(async ([name, { collection }]) => {
        const documents: object[] = await (collection as unknown as mongo.Collection).find({}).toArray();
        return documents.some((one) => isMarked(Buffer.from(mongo.BSON.serialize(one)))) ? [name] : [];
      }),
    );
    return found.flat().sort();
  }

  return { isMarked, markedCollections, queued };
}

/** All values of a Redis database, as one text. @param prefix - of the keys, by default every key */
async function queued(redis: Redis, prefix = ''): Promise<string> {
  const texts: unknown[] = [];
  for (const key of await redis.keys(`*${prefix}*`)) {
    const type = await redis.type(key);
    if (type === 'hash') texts.push(key, await redis.hgetall(key));
    if (type === 'list') texts.push(key, await redis.lrange(key, 0, -1));
    if (type === 'zset') texts.push(key, await redis.zrange(key, '0', '-1'));
    if (type === 'set') texts.push(key, await redis.smembers(key));
    if (type === 'stream') texts.push(key, await redis.xrange(key, '-', '+'));
    if (type === 'string') texts.push(key, await redis.get(key));
  }
  return JSON.stringify(texts);
}
