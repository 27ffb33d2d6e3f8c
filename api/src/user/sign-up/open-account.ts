import { userRoleName } from '@camp/contracts/access/default-roles';
import type { SignUp } from '@camp/database/link/link-model';
import type { Models } from '@camp/database/models';
import { emailKeyOf } from '@camp/database/user/user-model';
import type { ClientSession, Types } from 'mongoose';

/**
 * Makes the account of a sign-up whose address has shown to be its owner's; before that there is none.
 *
 * @param session - the transaction that takes the mailed link
 * @param userId - the id that the link names
 * @throws MongoDB's error of a duplicate key when the address has an account meanwhile
 */
export async function openAccount(
  models: Models,
  session: ClientSession,
  userId: Types.ObjectId,
  signUp: SignUp,
): Promise<void> {
  const emailKey = emailKeyOf(signUp.email);
  const account = { ...signUp, _id: userId, emailKey, roles: [userRoleName], emailVerified: true };
  await models.User.create([account], { session });
}
