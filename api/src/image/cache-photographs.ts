import type { ImageRendition } from '@camp/database/image/image-model';
import type { Models } from '@camp/database/models';
import { cachedPhotographs } from '@camp/database/photograph/cached-photographs';
import { readPlainOne } from '@camp/database/read-plain';
import { LRUCache } from 'lru-cache';
import { Types } from 'mongoose';

/** Enough for all widths of the home page's photographs and of the gallery's first ones. */
const mostBytes = 32 * 1024 * 1024;

/**
 * Caches the pictures of photographs, so that a visitor's page costs the database nothing.
 *
 * @returns a function that reads a rendition by its image's id and its name, `undefined` unless a page shows it now. It
 * rejects with MongoDB's errors, which are not cached
 */
export function cachePhotographs(
  models: Models,
): (imageId: string, name: string) => Promise<ImageRendition | undefined> {
  const cache = new LRUCache<string, ImageRendition, { imageId: string; name: string }>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.length,
    fetchMethod: async (_key, _stale, { context }) => readRendition(models, context),
  });
  return async (imageId, name) => {
    const { imageIds } = await cachedPhotographs(models);
    if (!imageIds.has(imageId)) return undefined;
    return cache.fetch(`${imageId}-${name}`, { context: { imageId, name } });
  };
}

/** Reads one rendition only: all of them are megabytes. */
async function readRendition(
  { Image }: Models,
  { imageId, name }: { imageId: string; name: string },
): Promise<ImageRendition | undefined> {
  const one = { subject: 'photograph', _id: new Types.ObjectId(imageId) } as const;
  const image = await readPlainOne(Image, one, {
    projection: { renditions: { $elemMatch: { name } } },
    promoteBuffers: true,
  });
  return image?.renditions?.[0];
}
