import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { VerifyInput } from '@camp/contracts/user/schemas';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import { findLink } from '@camp/database/link/links';
import type { StoredLink } from '@camp/database/link/link-model';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../http/problem';

/** The same for unknown, old and replaced links. */
export const uselessLink = () =>
  new ProblemError('invalid', 'This link is not valid any more. Please ask for a new one.');

/**
 * Verifies an address by the mailed link. The same link answers the same again within its life, because mail
 * scanners open it first (decisions.md, Accounts).
 */
export async function verifyEmail(
  deps: Dependencies,
  { email, emailVerificationUUID }: VerifyInput,
): Promise<DoneWithMessage> {
  const { models, clock } = deps;
  const link = await findLink(models, {
    purpose: 'verify-email',
    token: emailVerificationUUID,
    now: clock.now(),
  });
  if (!link || emailKeyOf(link.email) !== emailKeyOf(email)) throw uselessLink();
  const user = await models.User.findById(link.userId).lean<StoredUser>();
  const change = user && changeBy(user, link);
  if (!change) throw uselessLink();
  try {
    // Of two sign-ups whose links are opened at once, one counts.
    const { matchedCount } = await models.User.updateOne(
      { _id: link.userId, emailVerified: user.emailVerified },
      change,
    );
    if (matchedCount === 0) throw uselessLink();
    await models.Link.updateOne({ _id: link._id }, { usedAt: link.usedAt ?? clock.now() });
  } catch (error) {
    // Somebody else has an account with this address meanwhile.
    throw isDuplicateKey(error, 'emailKey') ? uselessLink() : error;
  }
  return { result: true, msg: 'Email Verified' };
}

/**
 * A verified new address takes the old one's place; a verified sign-up brings its own password and answers. Once one
 * counts, only its own link still answers.
 */
function changeBy(user: StoredUser, { email, signUp, usedAt }: StoredLink) {
  const emailKey = emailKeyOf(email);
  if (user.pendingEmail && emailKeyOf(user.pendingEmail) === emailKey)
    return { $set: { email, emailKey, emailVerified: true }, $unset: { pendingEmail: 1 } };
  if (user.emailKey !== emailKey) return undefined;
  if (user.emailVerified) return usedAt || !signUp ? { $set: { emailVerified: true } } : undefined;
  return { $set: { ...signUp, emailVerified: true } };
}
