import type { ResetPasswordInput } from '@camp/contracts/user/schemas';
import type { StoredLink } from '@camp/database/link/link-model';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';
import type { Caller } from '../../operations/caller';
import { priorityOf } from './hashing-queue';
import { refuseCommonPassword } from './refuse-common-password';

/** A new password from an emailed link, ready for the transaction that stores it. */
export interface NewPasswordByLink {
  emailKey: string;
  passwordHash: string;
}

/**
 * Refuses a guessable password and hashes it. The caller has checked the link before, so that guessed links cost no
 * hash.
 *
 * @param found - the link as read. Only the transaction decides whether this call uses it
 * @throws ProblemError 400 for the password
 */
export async function newPasswordByLink(
  { models, passwords }: Pick<Dependencies, 'models' | 'passwords'>,
  found: StoredLink,
  { email, newPassword }: ResetPasswordInput,
  caller: Caller,
): Promise<NewPasswordByLink> {
  const owner = await models.User.findById(found.userId, { nameFirst: 1, nameLast: 1 }).lean<StoredUser>();
  refuseCommonPassword('newPassword', newPassword, { ...(owner ?? found.signUp), email });
  return { emailKey: emailKeyOf(email), passwordHash: await passwords.hash(newPassword, priorityOf(caller)) };
}
