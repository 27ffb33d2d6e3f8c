import { trusted, type Connection, type Types } from 'mongoose';
import { lastInstantOf } from '@camp/contracts/camp/dates';
import type { StoredCamp } from '../camp/camp-model';
import type { Models } from '../models';
import { inTransaction } from '../transaction';

const keptAfterCamp = 90 * 24 * 60 * 60 * 1000;

/**
 * Deletes the proofs of vaccination of camps that ended 90 days ago (decisions.md, Personal data): every picture that
 * belongs to one of their campers, whether a record still names it or not. No record ever names a missing one (I6).
 *
 * @returns how many pictures were deleted
 */
export async function deleteOldImages(connection: Connection, models: Models, now: Date): Promise<number> {
  const camps = await models.Camp.find().lean<StoredCamp[]>();
  const over = camps.filter((camp) => now.getTime() - lastInstantOf(camp).getTime() > keptAfterCamp);
  let deleted = 0;
  for (const { _id: campId } of over)
    deleted += await inTransaction(connection, async (session) => {
      const campers = await models.Camper.find({ campId }, { _id: 1 }, { session }).lean<
        { _id: Types.ObjectId }[]
      >();
      const withImage = { campId, imageId: trusted({ $ne: null }) };
      await models.Camper.updateMany(withImage, { imageId: null }, { session });
      const recordId = trusted({ $in: campers.map(({ _id }) => _id) });
      const images = { subject: 'camper', recordId } as const;
      return (await models.Image.deleteMany(images, { session })).deletedCount;
    });
  return deleted;
}
