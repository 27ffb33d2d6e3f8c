import { trusted, type Types } from 'mongoose';
import { lastInstantOf } from '../camp/current-camp';
import type { StoredCamp } from '../camp/camp-model';
import type { Models } from '../models';

const keptAfterCamp = 90 * 24 * 60 * 60 * 1000;

/**
 * Deletes the proofs of vaccination of camps that ended 90 days ago (decisions.md, Personal data). The records lose
 * the name of the picture first, so that none ever names a missing one.
 *
 * @returns how many pictures were deleted
 */
export async function deleteOldImages(models: Models, now: Date): Promise<number> {
  const camps = await models.Camp.find().lean<StoredCamp[]>();
  const over = camps.filter((camp) => now.getTime() - lastInstantOf(camp).getTime() > keptAfterCamp);
  let deleted = 0;
  for (const { _id: campId } of over) {
    const withImage = { campId, imageId: trusted({ $ne: null }) };
    const campers = await models.Camper.find(withImage, { _id: 1 }).lean<{ _id: Types.ObjectId }[]>();
    if (campers.length === 0) continue;
    await models.Camper.updateMany(withImage, { imageId: null });
    const recordId = trusted({ $in: campers.map(({ _id }) => _id) });
    deleted += (await models.Image.deleteMany({ subject: 'camper', recordId })).deletedCount;
  }
  return deleted;
}
