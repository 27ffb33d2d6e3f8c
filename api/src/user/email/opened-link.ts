import {
  findNewestSignUp,
  isContested,
  isWaiting,
  type WaitingSignUp,
} from '@camp/database/account-request/waiting-sign-ups';
import type { StoredLink } from '@camp/database/link/link-model';
import { findMailedLink } from '@camp/database/link/links';
import type { Models } from '@camp/database/models';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { ClientSession } from 'mongoose';
import { ProblemError } from '../../refusals/problem';

const contestedChange = () =>
  new ProblemError(
    'conflict',
    'Someone signed up with this email address. If you’re moving your account to it, log in and open the link again.',
  );

/** The error is the same for unknown, old and replaced links. */
export const uselessLink = () =>
  new ProblemError('invalid', 'This link is no longer valid. Please request a new one.');

/** An emailed link as a browser sends it. */
export interface Opening {
  /** The address in the link, and its secret. */
  email: string;
  token: string;
  /** Hash of the browser's sign-up cookie. Undefined without a sign-up. */
  browser: string | undefined;
  /** The person who is logged in in that browser, if any. */
  userId: string | undefined;
  now: Date;
}

/** The effect of an opened link. */
export interface OpenedLink {
  link: StoredLink;
  /** `verify`: does what its purpose says. `choose`: lets the reader of the mailbox choose a new password. */
  does: 'verify' | 'choose';
  /** This browser's newest sign-up that waits for the address. */
  own: WaitingSignUp | null;
  /** The account with the address. */
  account: StoredUser | null;
}

/**
 * Decides what a link does. Emails of two sign-ups look the same, and only one has the owner's password. So if several
 * sign-ups wait, none of their passwords counts, and the reader of the mailbox chooses one (docs/decisions/0070). In a
 * browser whose own sign-up waits, any other link to the address, even a replaced one, also lets the reader choose a
 * password. Otherwise somebody could block the sign-up by using up the hour's emails. While another sign-up waits, a
 * link that moves the address to another account takes effect only if that account is logged in.
 *
 * @throws ProblemError 400 for an unknown, expired or invalidated link, or a link of another address. 409 for a change
 *   of address while another sign-up waits
 */
export async function openLink(
  models: Models,
  { email, token, browser, userId, now }: Opening,
  session: ClientSession | undefined,
): Promise<OpenedLink> {
  const emailKey = emailKeyOf(email);
  const link = await findMailedLink(
    models,
    { purposes: ['verify-email', 'reset-password'], token, now },
    session,
  );
  if (!link || emailKeyOf(link.email) !== emailKey) throw uselessLink();
  const account = await models.User.findOne({ emailKey })
    .session(session ?? null)
    .lean<StoredUser>();
  const own =
    browser === undefined ? null : await findNewestSignUp(models, { emailKey, browser }, now, session);
  const opened = { link, own, account };
  const inForce = { ...opened, does: link.purpose === 'verify-email' ? 'verify' : 'choose' } as const;
  if (link.usedAt || account?.emailVerified) {
    if (link.supersededAt) throw uselessLink();
    return inForce;
  }
  const isOfChange = link.purpose === 'verify-email' && !link.signUp && !account?._id.equals(link.userId);
  // Whether the account that requested this address is logged in in this browser.
  const isOwnChange = !link.signUp && userId === link.userId.toString();
  if (own && !isOwnChange) {
    const passwordHash = link.signUp?.passwordHash;
    const isOwnLink =
      passwordHash !== undefined &&
      (await isWaiting(models, { emailKey, browser, passwordHash }, now, session));
    return isOwnLink && !link.supersededAt ? inForce : { ...opened, does: 'choose' };
  }
  if (link.supersededAt) throw uselessLink();
  if (isOfChange && !isOwnChange && (await isWaiting(models, { emailKey }, now, session)))
    throw contestedChange();
  const isOfMany = link.signUp && (await isContested(models, emailKey, link.signUp, now, session));
  return isOfMany ? { ...opened, does: 'choose' } : inForce;
}
