import { registrationsPerAccount } from '@camp/contracts/registration/limits';
import type { StoredRegistration } from '@camp/database/registration/registration-paths';
import type { Model, Types } from 'mongoose';

/** A registration's owner and camp. */
type OfAccount = Pick<StoredRegistration, 'userId' | 'campId'>;

/**
 * Marks records of accounts near the limit of registrations, counted over the whole year.
 *
 * @param stored - the records, all of one camp
 * @param presented - the presented records
 */
export async function markNearLimit<Stored extends OfAccount, Presented extends { userId: string }>(
  model: Model<Stored>,
  stored: readonly OfAccount[],
  presented: Promise<Presented[]>,
): Promise<Presented[]> {
  const [records, near] = await Promise.all([presented, accountsNearLimit(model, stored)]);
  return records.map((record) => {
    const accountRegistrations = near.get(record.userId);
    return accountRegistrations ? { ...record, accountRegistrations } : record;
  });
}

/** @returns account id -> number of its registrations of the kind in the camp */
async function accountsNearLimit<Stored extends OfAccount>(
  model: Model<Stored>,
  stored: readonly OfAccount[],
): Promise<ReadonlyMap<string, number>> {
  const [first] = stored;
  if (!first) return new Map();
  const userIds = [...new Map(stored.map(({ userId }) => [userId.toString(), userId])).values()];
  const counted = await model.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { userId: { $in: userIds }, campId: first.campId } },
    { $group: { _id: '$userId', count: { $sum: 1 } } },
    { $match: { count: { $gte: registrationsPerAccount.nearFrom } } },
  ]);
  return new Map(counted.map(({ _id, count }) => [_id.toString(), count]));
}
