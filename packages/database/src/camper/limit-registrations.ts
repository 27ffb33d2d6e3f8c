import type { AttendeeKind } from '@camp/contracts/related-records/kinds';
import type { ClientSession, Types } from 'mongoose';
import type { BatchedWrites } from '../batch-writes';
import type { Models } from '../models';
import { timeFor } from '../read-plain';
import { registrationsOf } from '../registration/registrations-of';
import { ownedBy } from '../user/owned-by';

/** The account and the camp. */
export interface AccountAtCamp {
  userId: Types.ObjectId;
  campId: Types.ObjectId;
}

/** How many registrations of a kind an account may have in a camp. */
export interface Room {
  of: AttendeeKind;
  most: number;
  /**
   * The account's `registrations` when its records were counted outside of the transaction and were fewer than `most`.
   * Null if it had none.
   */
  counted: number | null;
  /** The error if the limit is reached. */
  full: () => Error;
}

/**
 * Limits an account's registrations of a kind in a camp, for the transaction that adds one. It writes to the account,
 * so that of two concurrent registrations the second one starts over after the first. The records are counted again
 * only if the account has registered somebody since.
 *
 * @param session - the running transaction
 * @param writes - the batch that stores the registration
 * @throws `full`, or Error if the account was deleted, when the batch is sent
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
    // The number includes this registration.
    if (
      (await registrationsOf(models, of)
        .countDocuments({ ...ownedBy({ userId }), campId })
        .session(session)) > most
    )
      throw full();
    // Uses the driver, like the batch.
    const { User } = models;
    const options = { session, ...timeFor(User) };
    const { matchedCount } = await User.collection.updateOne({ _id: userId }, oneMore, options);
    if (matchedCount === 0) throw new Error(`There is no account ${userId.toString()}.`);
  });
}
