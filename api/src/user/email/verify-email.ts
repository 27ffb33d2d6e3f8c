import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { VerifyInput } from '@camp/contracts/user/schemas';
import {
  dropWaitingSignUps,
  findWaitingSignUps,
  type WaitingSignUp,
} from '@camp/database/account-request/waiting-sign-ups';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import { findLink } from '@camp/database/link/links';
import { findKeptAddress } from '@camp/database/link/undo-links';
import type { StoredLink } from '@camp/database/link/link-model';
import type { Models } from '@camp/database/models';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { ClientSession } from 'mongoose';
import type { Dependencies } from '../../dependencies';
import type { PublicCall } from '../../http/call';
import { ProblemError } from '../../http/problem';
import { transact, type RecordEvent } from '../../transact';
import { openAccount } from '../sign-up/open-account';
import { settleAddressChange } from './settle-address-change';
import { browserOf } from '../sign-up/sign-up-cookie';

/** The same for unknown, old and replaced links. */
export const uselessLink = () =>
  new ProblemError('invalid', 'This link is not valid any more. Please ask for a new one.');

const linkOfAnother = () =>
  new ProblemError(
    'invalid',
    'This link belongs to another sign-up with your address. Please ask for a new one.',
  );

const contested = () =>
  new ProblemError('invalid', 'There is more than one sign-up with your address. Please ask for a new link.');

/** What a mailed link brings, and the browser in which it was opened. */
interface Opening extends VerifyInput {
  /** Hash of its cookie; undefined where nobody signed up in it. */
  browser: string | undefined;
}

/**
 * Verifies an address by the mailed link. The same link answers the same again within its life, because mail
 * scanners open it first (docs/product/user.md).
 */
export async function verifyEmail(
  deps: Dependencies,
  { body, headers }: PublicCall<undefined, undefined, VerifyInput>,
): Promise<DoneWithMessage> {
  const opening = { ...body, browser: browserOf(deps, { headers }) };
  try {
    await transact(deps, (session, record) => openLink(deps, session, record, opening));
  } catch (error) {
    // Somebody else has an account with this address meanwhile, or another sign-up became it.
    throw isDuplicateKey(error, 'emailKey') ? uselessLink() : error;
  }
  return { result: true, msg: 'Email Verified' };
}

async function openLink(
  deps: Dependencies,
  session: ClientSession,
  record: RecordEvent,
  { email, emailVerificationUUID, browser }: Opening,
): Promise<void> {
  const { models } = deps;
  const now = deps.clock.now();
  const presented = { purpose: 'verify-email', token: emailVerificationUUID, now } as const;
  const link = await findLink(models, presented, session);
  if (!link || emailKeyOf(link.email) !== emailKeyOf(email)) throw uselessLink();
  const kept = await findKeptAddress(models, session, emailKeyOf(email), now);
  if (kept && !kept.userId.equals(link.userId)) throw uselessLink();
  await refuseLinkOfAnother(models, session, { link, browser, now });
  await dropWaitingSignUps(models, session, emailKeyOf(email));
  const user = await models.User.findById(link.userId).session(session).lean<StoredUser>();
  if (!user) return openAccountBy(models, session, link, now);
  const change = changeBy(user, link);
  if (!change) throw uselessLink();
  await models.User.updateOne({ _id: user._id }, change, { session });
  if (user.emailKey !== emailKeyOf(email))
    return settleAddressChange(deps, session, record, { user, link, kept });
  await models.Link.updateOne({ _id: link._id }, { usedAt: link.usedAt ?? now }, { session });
}

/**
 * Keeps people from opening a stranger's sign-up with their address, whose mail looks like theirs: the stranger's
 * password would count. Where nobody signed up in this browser, nothing tells which of several is theirs; a new link
 * then leads to choosing the password anew.
 */
async function refuseLinkOfAnother(
  models: Models,
  session: ClientSession,
  { link: { email, signUp, usedAt }, browser, now }: { link: StoredLink; browser?: string; now: Date },
): Promise<void> {
  if (!signUp || usedAt) return;
  const waiting = await findWaitingSignUps(models, emailKeyOf(email), now, session);
  const isOfLink = (request: WaitingSignUp) => request.signUp.passwordHash === signUp.passwordHash;
  const own = waiting.filter((request) => browser !== undefined && request.browser === browser);
  if (own.some(isOfLink)) return;
  if (own.length > 0) throw linkOfAnother();
  const browsers = new Set(waiting.filter(isOfLink).map((request) => request.browser));
  if (waiting.some((request) => !browsers.has(request.browser))) throw contested();
}

/** The sign-up of the link becomes the account; a link that did so before does not bring back one that was deleted. */
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
