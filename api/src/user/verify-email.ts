import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { VerifyInput } from '@camp/contracts/user/schemas';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import { findLink } from '@camp/database/link/links';
import type { StoredLink } from '@camp/database/link/link-model';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { ClientSession } from 'mongoose';
import type { Dependencies } from '../dependencies';
import { ProblemError } from '../http/problem';
import { transact, type RecordEvent } from '../transact';

/** The same for unknown, old and replaced links. */
export const uselessLink = () =>
  new ProblemError('invalid', 'This link is not valid any more. Please ask for a new one.');

/**
 * How long a link that changed an address keeps the former one, in milliseconds: longer than the notice to it is
 * tried (jobs.ts). It changes nothing any more.
 */
const noticeLife = 2 * 24 * 60 * 60 * 1000;

/**
 * Verifies an address by the mailed link. The same link answers the same again within its life, because mail
 * scanners open it first (decisions.md, Accounts).
 */
export async function verifyEmail(
  deps: Dependencies,
  { email, emailVerificationUUID }: VerifyInput,
): Promise<DoneWithMessage> {
  try {
    await transact(deps, (session, record) =>
      openLink(deps, session, record, { email, emailVerificationUUID }),
    );
  } catch (error) {
    // Somebody else has an account with this address meanwhile.
    throw isDuplicateKey(error, 'emailKey') ? uselessLink() : error;
  }
  return { result: true, msg: 'Email Verified' };
}

async function openLink(
  { models, clock }: Dependencies,
  session: ClientSession,
  record: RecordEvent,
  { email, emailVerificationUUID }: VerifyInput,
): Promise<void> {
  const now = clock.now();
  const presented = { purpose: 'verify-email', token: emailVerificationUUID, now } as const;
  const link = await findLink(models, presented, session);
  if (!link || emailKeyOf(link.email) !== emailKeyOf(email)) throw uselessLink();
  const user = await models.User.findById(link.userId).session(session).lean<StoredUser>();
  const change = user && changeBy(user, link);
  if (!change) throw uselessLink();
  await models.User.updateOne({ _id: user._id }, change, { session });
  if (user.emailKey === emailKeyOf(email)) {
    await models.Link.updateOne({ _id: link._id }, { usedAt: link.usedAt ?? now }, { session });
    return;
  }
  const expiresAt = new Date(now.getTime() + noticeLife);
  await models.Link.updateOne(
    { _id: link._id },
    { usedAt: now, formerEmail: user.email, expiresAt },
    { session },
  );
  await record('user.address-changed', { linkId: link._id.toString() });
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
