import type { ClientSession, Model, mongo, Types } from 'mongoose';
import type { Models } from '../models';
import { timeFor } from '../read-plain';

/** Whose registrations, and for which camp. */
export interface AccountAtCamp {
  userId: Types.ObjectId;
  campId: Types.ObjectId;
}

/** The models whose records are registrations: an account has only so many of each in a camp. */
export type RegistrationModel = 'Camper' | 'Counselor' | 'StaffApplication';

/** How many registrations of a kind an account may have in a camp. */
export interface Room {
  of: RegistrationModel;
  most: number;
  /**
   * The account's `registrations` before its records were counted, outside of the transaction, and found to be fewer
   * than `most`; null where it had none. Absent where nobody counted.
   */
  counted?: number | null;
}

/**
 * Whether an account may have one more registration of a kind in a camp, for the transaction that is to add it. It writes to the account:
 * of two registrations of one account at once the second one begins again after the first. They are counted again only
 * when the account has registered somebody since they were counted outside.
 *
 * @param session - the running transaction
 * @returns whether there is room for one more
 * @throws Error when the account is gone
 */
export async function hasRoomForRegistration(
  models: Models,
  session: ClientSession,
  { userId, campId }: AccountAtCamp,
  { of, most, counted }: Room,
): Promise<boolean> {
  const isCounted =
    counted !== undefined && (await addOne(models, session, { _id: userId, registrations: counted }));
  if (isCounted) return true;
  if ((await modelOf(models, of).countDocuments({ userId, campId }).session(session)) >= most) return false;
  if (!(await addOne(models, session, { _id: userId })))
    throw new Error(`There is no account ${userId.toString()}.`);
  return true;
}

/** What the models have in common is told here: each knows its own kind of record only. */
const modelOf = (models: Models, of: RegistrationModel) => models[of] as unknown as Model<AccountAtCamp>;

/** By the driver alone, since each family that registers comes by here. @returns whether there is such an account */
async function addOne({ User }: Models, session: ClientSession, account: mongo.Filter<mongo.Document>) {
  const { matchedCount } = await User.collection.updateOne(
    account,
    { $inc: { registrations: 1 } },
    { session, ...timeFor(User) },
  );
  return matchedCount === 1;
}
