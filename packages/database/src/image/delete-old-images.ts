import { trusted, type Connection, type Types } from 'mongoose';
import { lastInstantOf } from '@camp/contracts/camp/dates';
import { imageSubjects, type ImageSubject } from '@camp/contracts/image/image-subjects';
import { withoutSeats, type StoredCamp } from '../camp/camp-model';
import type { Models } from '../models';
import { inTransaction } from '../transaction';
import { imageOwners, imageRulesOf } from './image-rules';

/**
 * Deletes pictures whose retention after the end of camp is over (`image-rules.ts`), whether or not a record still
 * refers to them.
 *
 * @returns how many pictures were deleted
 */
export async function deleteOldImages(connection: Connection, models: Models, now: Date): Promise<number> {
  const camps = await models.Camp.find({}, withoutSeats).lean<StoredCamp[]>();
  let deleted = 0;
  for (const subject of imageSubjects) {
    const { retention } = imageRulesOf(subject);
    if (retention === 'record') continue;
    const pictured = await campsWithImages(models, subject);
    const over = camps.filter((camp) => now.getTime() - lastInstantOf(camp).getTime() > retention);
    for (const { _id } of over.filter(({ _id }) => pictured.has(_id.toString())))
      deleted += await deleteImagesOfCamp(connection, models, subject, _id);
  }
  return deleted;
}

/** Images per query of their camps. */
const batch = 500;

/** Ids of the camps whose records still have images. Camps without images need no further queries. */
async function campsWithImages(models: Models, subject: ImageSubject): Promise<ReadonlySet<string>> {
  const owners: Types.ObjectId[] = await models.Image.distinct('recordId', { subject });
  const camps = new Set<string>();
  for (let from = 0; from < owners.length; from += batch) {
    const _id = trusted({ $in: owners.slice(from, from + batch) });
    const ids = (await imageOwners(models, subject).distinct('campId', { _id })) as Types.ObjectId[];
    for (const id of ids) camps.add(id.toString());
  }
  return camps;
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
