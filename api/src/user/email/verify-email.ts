import { adminRoleName } from '@camp/contracts/access/default-roles';
import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { VerifyInput } from '@camp/contracts/user/schemas';
import { dropWaitingSignUps } from '@camp/database/account-request/waiting-sign-ups';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import { findReservedAddress } from '@camp/database/link/undo-links';
import type { StoredLink } from '@camp/database/link/link-model';
import type { Models } from '@camp/database/models';
import { addressWorks } from '@camp/database/user/failing-address';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { ClientSession } from 'mongoose';
import type { Dependencies } from '../../dependencies';
import type { PublicCall } from '../../operations/call';
import { ProblemError } from '../../refusals/problem';
import { transact, type RecordEvent } from '../../transact';
import { openAccount } from '../sign-up/open-account';
import { browserOf } from '../sign-up/sign-up-cookie';
import { openLink, uselessLink, type Opening } from './opened-link';
import { settleAddressChange } from './settle-address-change';

/** `resetpassword` accepts the same link, once. */
const choosePassword = () =>
  new ProblemError(
    'choose-password',
    'Your email address was used to sign up more than once. Choose your password now. It replaces all others.',
  );

/**
 * Verifies an address by its emailed link. The link can be opened repeatedly within its life, since email scanners open
 * it first (docs/product/user.md). If other sign-ups wait for the address, none is verified, and the person must choose
 * a password.
 *
 * @throws ProblemError 400 for an invalid link, or 409 `choose-password`
 */
export async function verifyEmail(
  deps: Dependencies,
  { body: { email, emailVerificationUUID }, headers, person }: PublicCall<undefined, undefined, VerifyInput>,
): Promise<DoneWithMessage> {
  const opening = {
    ...{ email, token: emailVerificationUUID, now: deps.clock.now() },
    ...{ browser: browserOf(deps, { headers }), userId: person?.userId },
  };
  // The address now has an account, or another sign-up became one.
  const whenTaken = onDuplicateKey(uselessLink, 'emailKey');
  await transact(deps, (session, record) => verifyBy(deps, session, record, opening)).catch(whenTaken);
  return { result: true, msg: 'Email Verified' };
}

async function verifyBy(
  deps: Dependencies,
  session: ClientSession,
  record: RecordEvent,
  opening: Opening,
): Promise<void> {
  const { models } = deps;
  const { now } = opening;
  const emailKey = emailKeyOf(opening.email);
  const { link, does } = await openLink(models, opening, session);
  if (link.purpose !== 'verify-email') throw uselessLink();
  const reserved = await findReservedAddress(models, session, emailKey, now);
  if (reserved && !reserved.userId.equals(link.userId)) throw uselessLink();
  if (does === 'choose') throw choosePassword();
  await dropWaitingSignUps(models, session, emailKey);
  const user = await models.User.findById(link.userId).session(session).lean<StoredUser>();
  if (!user) return openAccountBy(models, session, link, now);
  const change = changeBy(user, link);
  if (!change || !(await mayStillBeChanged(models, link, session))) throw uselessLink();
  await models.User.updateOne({ _id: user._id }, change, { session });
  if (user.emailKey !== emailKey) return settleAddressChange(deps, session, record, { user, link, reserved });
  await models.Link.updateOne({ _id: link._id }, { usedAt: link.usedAt ?? now }, { session });
}

/** An administrator's request counts only while that person has the role, since its reader gets the account. */
async function mayStillBeChanged(
  { User }: Models,
  { askedBy }: StoredLink,
  session: ClientSession,
): Promise<boolean> {
  if (!askedBy) return true;
  const asker = await User.exists({ _id: askedBy, roles: adminRoleName }).session(session);
  return asker !== null;
}

/** Opens the link's sign-up as an account. A link that was already used does not restore a deleted account. */
async function openAccountBy(
  models: Models,
  session: ClientSession,
  { _id, userId, signUp, usedAt }: StoredLink,
  now: Date,
): Promise<void> {
  if (!signUp || usedAt) throw uselessLink();
  await openAccount(models, session, userId, signUp);
  await models.Link.updateOne({ _id }, { usedAt: now }, { session });
}

/**
 * The change by a link. A new address replaces the old one. A verified sign-up applies its own password and answers,
 * and then only its own link stays valid.
 */
function changeBy(user: StoredUser, { email, signUp, usedAt }: StoredLink) {
  const emailKey = emailKeyOf(email);
  if (user.pendingEmail && emailKeyOf(user.pendingEmail) === emailKey)
    return { $set: { email, emailKey, emailVerified: true }, $unset: { pendingEmail: 1, ...addressWorks } };
  if (user.emailKey !== emailKey) return undefined;
  if (user.emailVerified)
    return usedAt || !signUp ? { $set: { emailVerified: true }, $unset: addressWorks } : undefined;
  return { $set: { ...signUp, emailVerified: true }, $unset: addressWorks };
}
