import type { Models } from '@camp/database/models';
import { ownedBy } from '@camp/database/user/owned-by';
import { trusted, type ClientSession, type Types } from 'mongoose';
import { endSessions } from '../login/end-sessions';

const absent = trusted({ $exists: false });

/**
 * Ends other access to an account with a new password, as the notices to the owner promise. That includes sessions,
 * links that could replace the password again, and an unverified change of address.
 *
 * @param session - the transaction of the new password
 * @param except - id of the session that stays open
 */
export async function endAccess(
  models: Models,
  session: ClientSession,
  { userId, now, except }: { userId: Types.ObjectId; now: Date; except?: string },
): Promise<void> {
  await endSessions(models, userId, session, except);
  const changesOfAddress = { purpose: 'verify-email' as const, signUp: absent };
  await models.Link.updateMany(
    {
      ...ownedBy({ userId }),
      $or: [{ purpose: 'reset-password' }, changesOfAddress],
      usedAt: absent,
      supersededAt: absent,
    },
    { supersededAt: now },
    { session },
  );
  await models.User.updateOne({ _id: userId }, { $unset: { pendingEmail: 1 } }, { session });
}
