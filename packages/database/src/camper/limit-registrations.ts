import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import type { ClientSession, Types } from 'mongoose';
import type { BatchedWrites } from '../batch-writes';
import type { Models } from '../models';
import { timeFor } from '../read-plain';
import { registrationsOf } from '../registration/registrations-of';
import { ownedBy } from '../user/owned-by';

/** Whose registrations, and for which camp. */
export interface AccountAtCamp {
  userId: Types.ObjectId;
  campId: Types.ObjectId;
}

/** How many registrations of a kind an account may have in a camp. */
export interface Room {
  of: AttendeeKind;
  most: number;
  /**
   * The account's `registrations` before its records were counted, outside of the transaction, and found to be fewer
   * than `most`; null where it had none.
   */
  counted: number | null;
  /** What is thrown where there is none. */
  full: () => Error;
}

/**
 * Keeps an account to so many registrations of a kind in a camp, for the transaction that adds one more. It writes to
 * the account: of two registrations of one account at once the second one begins again after the first. They are
 * counted again only when the account has registered somebody since they were counted outside.
 *
 * @param session - the running transaction
 * @param writes - with which the registration is stored
 * @throws when they are sent: `full`; Error when the account is gone
 */
export function limitRegistrations(
  models: Models,
  session: ClientSession,
  writes: BatchedWrites,
  { userId, campId }: AccountAtCamp,
  { of, most, counted, full }: Room,
): void {
  const oneMore = { $inc: { registrations: 1 } };
  writes.update(models.User, { _id: userId, registrations: counted }, oneMore, async () => {
    // With this one.
    if (
      (await registrationsOf(models, of)
        .countDocuments({ ...ownedBy({ userId }), campId })
        .session(session)) > most
    )
      throw full();
    // By the driver alone, as the other way.
    const { User } = models;
    const options = { session, ...timeFor(User) };
    const { matchedCount } = await User.collection.updateOne({ _id: userId }, oneMore, options);
    if (matchedCount === 0) throw new Error(`There is no account ${userId.toString()}.`);
  });
}
