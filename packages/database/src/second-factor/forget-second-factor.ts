import type { ClientSession, Types } from 'mongoose';
import type { Models } from '../models';
import { ownedBy } from '../user/owned-by';

/** Removes a person's second factor, and logins that wait for it. @param session - the transaction */
export async function forgetSecondFactor(
  models: Models,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await models.SecondFactor.deleteMany(ownedBy({ userId }), { session });
  await models.Challenge.deleteMany(ownedBy({ userId }), { session });
  await models.User.updateOne({ _id: userId }, { $unset: { secondFactorSince: 1 } }, { session });
}
