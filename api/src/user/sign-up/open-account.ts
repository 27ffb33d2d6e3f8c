import { userRoleName } from '@camp/contracts/access/default-roles';
import type { SignUp } from '@camp/database/link/link-model';
import type { Models } from '@camp/database/models';
import { emailKeyOf } from '@camp/database/user/user-model';
import type { ClientSession, Types } from 'mongoose';

/**
 * Creates the account of a sign-up once its address is verified.
 *
 * @param session - the transaction that uses the link
 * @param userId - the id in the link
 * @throws MongoDB's duplicate key error if the address has an account by now
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
