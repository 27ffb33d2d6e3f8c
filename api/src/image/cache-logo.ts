import { appearanceContent } from '@camp/contracts/content/appearance';
import type { ImageRendition } from '@camp/database/image/image-model';
import type { Models } from '@camp/database/models';
import { readPlainOne } from '@camp/database/read-plain';
import { Types } from 'mongoose';

/**
 * Caches the camp's logo in its sizes, which every new visitor asks for.
 *
 * @returns a function that reads a rendition by its image's id and its name, `undefined` unless it is the logo that the
 * camp uses now. It rejects with MongoDB's errors, which are not cached
 */
export function cacheLogo({
  Image,
}: Pick<Models, 'Image'>): (imageId: string, name: string) => Promise<ImageRendition | undefined> {
  let last: { imageId: string; sizes: Promise<readonly ImageRendition[]> } | undefined;
  const read = async (imageId: string): Promise<readonly ImageRendition[]> => {
    const one = { subject: 'logo', _id: new Types.ObjectId(imageId) } as const;
    const image = await readPlainOne(Image, one, { projection: { renditions: 1 }, promoteBuffers: true });
    return image?.renditions ?? [];
  };
  return async (imageId, name) => {
    if (imageId !== appearanceContent.logo) return undefined;
    if (last?.imageId !== imageId) last = { imageId, sizes: read(imageId) };
    const { sizes } = last;
    sizes.catch(() => {
      if (last?.sizes === sizes) last = undefined;
    });
    return (await sizes).find((rendition) => rendition.name === name);
  };
}
