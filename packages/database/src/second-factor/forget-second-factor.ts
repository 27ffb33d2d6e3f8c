import type { ClientSession, Types } from 'mongoose';
import type { Models } from '../models';
import { ownedBy } from '../user/owned-by';
import type { StoredSecondFactor } from './second-factor-model';

/** Removes a person's second factor, and logins that wait for it. @param session - the transaction */
export async function forgetSecondFactor(
  models: Models,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await models.SecondFactor.deleteMany(ownedBy({ userId }), { session });
  await models.Passkey.deleteMany(ownedBy({ userId }), { session });
  await models.Challenge.deleteMany(ownedBy({ userId }), { session });
  await models.User.updateOne({ _id: userId }, { $unset: { secondFactorSince: 1 } }, { session });
}

/**
 * Turns a person's second factor off if neither an app nor a passkey is left. Concurrent removals conflict here, so that
 * one of them sees the other.
 *
 * @param session - the transaction of the removal
 * @returns whether it is off
 */
export async function forgetUnlessLeft(
  models: Models,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const factor = await models.SecondFactor.findOneAndUpdate(
    ownedBy({ userId }),
    { $inc: { changes: 1 } },
    { session, returnDocument: 'after' },
  ).lean<StoredSecondFactor>();
  const passkeys = await models.Passkey.countDocuments(ownedBy({ userId })).session(session);
  if (factor?.secret !== undefined || passkeys > 0) return false;
  await forgetSecondFactor(models, userId, session);
  return true;
}
