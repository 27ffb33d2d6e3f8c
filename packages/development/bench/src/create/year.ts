import type { Models } from '@camp/database/models';
import type { Types } from 'mongoose';

/** @returns id of the demo data's open year */
export async function openYear(models: Models): Promise<Types.ObjectId> {
  const { _id } = await models.Camp.findOne({ campTheme: 'Rooted' }).orFail().lean();
  return _id;
}

/**
 * Resets the year to before the first registration.
 * @param seats - default: more than one turn can use
 */
export async function emptyYear(models: Models, campId: Types.ObjectId, seats = 5_000): Promise<void> {
  await models.Camper.deleteMany({ campId });
  const allocation = { claims: [], arriving: [], arrivals: 0, waiting: false };
  await models.Camp.updateOne({ _id: campId }, { ...allocation, waitListAfter: seats });
}
