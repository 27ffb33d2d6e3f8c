import { trusted, type ClientSession } from 'mongoose';
import type { Models } from '../models';

/** The typed part of a list's address. It may be a child's name. */
const searchText = 'q';

/**
 * Removes what was searched for from the groups of messages that an erased account got. The group's filters stay.
 * Call it before the account's recipients are deleted.
 *
 * @param ofAccounts - filter for the recipients of erased accounts
 * @param session - the transaction that erases the account
 */
export async function forgetSearches(
  { Message, MessageRecipient }: Models,
  ofAccounts: object,
  session?: ClientSession,
): Promise<void> {
  const received = await MessageRecipient.distinct('messageId', ofAccounts).session(session ?? null);
  const messages = await Message.find({ _id: trusted({ $in: received }), query: /(?:^|&)q=/ }, { query: 1 })
    .session(session ?? null)
    .lean();
  for (const { _id, query } of messages) {
    const left = new URLSearchParams(query);
    left.delete(searchText);
    await Message.updateOne({ _id }, { $set: { query: left.toString() } }, { ...(session && { session }) });
  }
}
