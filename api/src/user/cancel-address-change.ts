import type { Models } from '@camp/database/models';
import { trusted, type ClientSession, type Types } from 'mongoose';

/**
 * Takes back a change of address that is not verified yet: a new password ends what somebody else may have asked for
 * with a stolen session, as the notice to the owner promises.
 *
 * @param session - the transaction of the new password
 */
export async function cancelAddressChange(
  models: Models,
  session: ClientSession,
  userId: Types.ObjectId,
  now: Date,
): Promise<void> {
  const absent = trusted({ $exists: false });
  await models.Link.updateMany(
    { userId, purpose: 'verify-email', signUp: absent, usedAt: absent, supersededAt: absent },
    { supersededAt: now },
    { session },
  );
  await models.User.updateOne({ _id: userId }, { $unset: { pendingEmail: 1 } }, { session });
}
