import type { Models } from '@camp/database/models';
import type { Types } from 'mongoose';

/** @returns id of the demo data's open year */
export async function openYear(models: Models): Promise<Types.ObjectId> {
  const { _id } = await models.Camp.findOne({ campTheme: 'Rooted' }).orFail().lean();
  return _id;
}

/**
 * Makes the year as it is before the first family comes.
 *
 * @param seats - more than can come in one turn where absent
 */
export async function emptyYear(models: Models, campId: Types.ObjectId, seats = 5_000): Promise<void> {
  await models.Camper.deleteMany({ campId });
  const allocation = { claims: [], arriving: [], arrivals: 0, waiting: false };
  await models.Camp.updateOne({ _id: campId }, { ...allocation, waitListAfter: seats });
}
