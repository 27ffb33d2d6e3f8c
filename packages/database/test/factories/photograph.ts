import { campAlbum } from '../../src/photograph/album-model';
import type { Models } from '../../src/models';
import type { StoredPhotograph } from '../../src/photograph/photograph-model';
import { Types } from 'mongoose';
import { nextNumber } from '@camp/contracts/test/sequence';

/** Stores a photograph at the end of the album, by default one that is ready and hidden. */
export async function createPhotograph(
  models: Models,
  values: Partial<StoredPhotograph> = {},
): Promise<StoredPhotograph> {
  const photograph = await models.Photograph.create({
    userId: new Types.ObjectId(),
    name: `camp-${nextNumber()}.jpg`,
    imageId: new Types.ObjectId(),
    imageState: 'ready',
    ...{ width: 1_600, height: 1_200, widths: [480, 960, 1_600] },
    ...values,
  });
  await models.Album.updateOne(
    { _id: campAlbum },
    { $push: { photographs: photograph._id } },
    { upsert: true },
  );
  return photograph.toObject();
}
