import { registrationsPerAccount } from '@camp/contracts/camper/limits';
import type { StoredCamper } from '@camp/database/camper/camper-model';
import type { Types } from 'mongoose';
import type { Dependencies } from '../dependencies';

/**
 * The accounts of these campers that come near the limit of registrations, whatever part of a year's list is asked for.
 *
 * @param campers - of one camp
 * @returns account id -> how many campers it has in the camp
 */
export async function accountsNearLimit(
  { models }: Dependencies,
  campers: readonly StoredCamper[],
): Promise<ReadonlyMap<string, number>> {
  const [first] = campers;
  if (!first) return new Map();
  const userIds = [...new Map(campers.map(({ userId }) => [userId.toString(), userId])).values()];
  const counted = await models.Camper.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { userId: { $in: userIds }, campId: first.campId } },
    { $group: { _id: '$userId', count: { $sum: 1 } } },
    { $match: { count: { $gte: registrationsPerAccount.nearFrom } } },
  ]);
  return new Map(counted.map(({ _id, count }) => [_id.toString(), count]));
}
