import { trusted, type Connection, type Types } from 'mongoose';
import { lastInstantOf } from '@camp/contracts/camp/dates';
import { imageSubjects, type ImageSubject } from '@camp/contracts/image/image-subjects';
import type { StoredCamp } from '../camp/camp-model';
import type { Models } from '../models';
import { inTransaction } from '../transaction';
import { imageOwners, imageRulesOf } from './image-rules';

/**
 * Deletes the pictures whose camp ended longer ago than they are kept (`image-rules.ts`): every one that belongs to a
 * record of that camp, whether the record still names it or not. No record ever names a missing one.
 *
 * @returns how many pictures were deleted
 */
export async function deleteOldImages(connection: Connection, models: Models, now: Date): Promise<number> {
  const camps = await models.Camp.find().lean<StoredCamp[]>();
  let deleted = 0;
  for (const subject of imageSubjects) {
    const { keptFor } = imageRulesOf(subject);
    if (keptFor === 'record') continue;
    const over = camps.filter((camp) => now.getTime() - lastInstantOf(camp).getTime() > keptFor);
    for (const { _id } of over) deleted += await deleteImagesOfCamp(connection, models, subject, _id);
  }
  return deleted;
}

function deleteImagesOfCamp(
  connection: Connection,
  models: Models,
  subject: ImageSubject,
  campId: Types.ObjectId,
): Promise<number> {
  const { whenDeleted = {} } = imageRulesOf(subject).record;
  return inTransaction(connection, async (session) => {
    const owners = imageOwners(models, subject);
    const records = await owners.find({ campId }, { _id: 1 }, { session }).lean<{ _id: Types.ObjectId }[]>();
    await owners.updateMany({ campId, imageId: trusted({ $ne: null }) }, whenDeleted, { session });
    const recordId = trusted({ $in: records.map(({ _id }) => _id) });
    return (await models.Image.deleteMany({ subject, recordId }, { session })).deletedCount;
  });
}
