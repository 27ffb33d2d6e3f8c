import { trusted, type ClientSession, type Types } from 'mongoose';
import type { Models } from '../models';

/**
 * Notes in the account since when it has a second factor.
 *
 * @param session - the transaction of its first app or passkey
 * @returns whether it had none before
 */
export async function turnOnSecondFactor(
  { User }: Pick<Models, 'User'>,
  userId: Types.ObjectId,
  since: Date,
  session: ClientSession,
): Promise<boolean> {
  const without = { _id: userId, secondFactorSince: trusted({ $exists: false }) };
  const turnedOn = await User.updateOne(without, { secondFactorSince: since }, { session });
  return turnedOn.matchedCount > 0;
}
