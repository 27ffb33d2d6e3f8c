import type { ClientSession, Types } from 'mongoose';
import type { Models } from '../models';

/**
 * Writes to an account, so that the transaction conflicts with one that deletes the account or a registration of it at
 * the same time. Otherwise a record that is added meanwhile would survive the deletion.
 *
 * @param session - the transaction that adds or deletes a record of the account
 * @returns whether there is such an account
 */
export async function holdAccount(
  { User }: Models,
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<boolean> {
  const change = { $inc: { registrations: 1 } };
  const { matchedCount } = await User.updateOne({ _id: userId }, change, { session, timestamps: false });
  return matchedCount > 0;
}
