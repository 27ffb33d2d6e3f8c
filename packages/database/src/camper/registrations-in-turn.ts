import type { ClientSession, Types } from 'mongoose';
import type { Models } from '../models';

/** Whose registrations, and for which camp. */
export interface AccountAtCamp {
  userId: Types.ObjectId;
  campId: Types.ObjectId;
}

/**
 * Counts an account's campers in a camp, for the transaction that is to add one. It writes to the account: of two
 * registrations of one account at once the second one begins again after the first, so the count is never too low.
 *
 * @param session - the running transaction
 * @param most - how many there may be
 * @returns whether there is room for one more
 * @throws Error when the account is gone
 */
export async function hasRoomForRegistration(
  models: Models,
  session: ClientSession,
  { userId, campId }: AccountAtCamp,
  most: number,
): Promise<boolean> {
  if ((await models.Camper.countDocuments({ userId, campId }).session(session)) >= most) return false;
  const account = await models.User.updateOne(
    { _id: userId },
    { $inc: { registrations: 1 } },
    { session, timestamps: false },
  );
  if (account.matchedCount === 0) throw new Error(`There is no account ${userId.toString()}.`);
  return true;
}
