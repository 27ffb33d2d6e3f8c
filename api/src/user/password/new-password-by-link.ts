import type { ResetPasswordInput } from '@camp/contracts/user/schemas';
import type { StoredLink } from '@camp/database/link/link-model';
import { findLink, type PresentedLink } from '@camp/database/link/links';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';
import type { Caller } from '../../http/call';
import type { ProblemError } from '../../http/problem';
import { turnOf } from './password-turns';
import { refuseCommonPassword } from './refuse-common-password';

/** A mailed link that fits, and the password that came with it. */
export interface NewPasswordByLink {
  /** As it is now; only `takeLink` says whether this call is the one that uses it. */
  found: StoredLink;
  presented: PresentedLink;
  emailKey: string;
  passwordHash: string;
}

/**
 * Looks at the link before the costly hash, so that guessing costs us nothing, refuses a password that is easy to guess,
 * and hashes it.
 *
 * @param useless - the refusal of a link that is unknown, used, or of another address
 * @throws ProblemError that, or 400 for the password
 */
export async function newPasswordByLink(
  { models, clock, passwords }: Dependencies,
  purpose: PresentedLink['purpose'],
  { email, uuid, newPassword }: ResetPasswordInput,
  caller: Caller,
  useless: () => ProblemError,
): Promise<NewPasswordByLink> {
  const presented = { purpose, token: uuid, now: clock.now() };
  const emailKey = emailKeyOf(email);
  const found = await findLink(models, presented);
  if (!found || found.usedAt || emailKeyOf(found.email) !== emailKey) throw useless();
  const owner = await models.User.findById(found.userId, { nameFirst: 1, nameLast: 1 }).lean<StoredUser>();
  refuseCommonPassword('newPassword', newPassword, { ...(owner ?? found.signUp), email });
  return { found, presented, emailKey, passwordHash: await passwords.hash(newPassword, turnOf(caller)) };
}
