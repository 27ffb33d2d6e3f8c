import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { ResetPasswordInput } from '@camp/contracts/user/schemas';
import { dropWaitingSignUps } from '@camp/database/account-request/waiting-sign-ups';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import { useLink } from '@camp/database/link/links';
import { findReservedAddress } from '@camp/database/link/undo-links';
import { emailKeyOf } from '@camp/database/user/user-model';
import type { ClientSession } from 'mongoose';
import type { Dependencies } from '../../dependencies';
import type { PublicCall } from '../../operations/call';
import { transact, type RecordEvent } from '../../transact';
import { openLink, uselessLink, type OpenedLink, type Opening } from '../email/opened-link';
import { openAccount } from '../sign-up/open-account';
import { browserOf } from '../sign-up/sign-up-cookie';
import { endAccess } from './end-access';
import { newPasswordByLink } from './new-password-by-link';
import { settleNewPassword } from './settle-new-password';

/**
 * Sets a new password by an emailed link, which works once. It ends every session (docs/product/user.md) and a pending
 * change of address. The link proves that the person reads the mailbox, so the address counts as verified. An
 * unverified sign-up becomes an account with the new password. This browser's own sign-up comes before the link's. A
 * verification link does the same if several sign-ups wait (`openLink`).
 *
 * @throws ProblemError 400 for an invalid link or password
 */
export async function resetPassword(
  deps: Dependencies,
  { body, person, ...call }: PublicCall<undefined, undefined, ResetPasswordInput>,
): Promise<DoneWithMessage> {
  const opening: Opening = {
    ...{ email: body.email, token: body.uuid, now: deps.clock.now() },
    ...{ browser: browserOf(deps, call), userId: person?.userId },
  };
  const { link } = await openToChoose(deps, opening);
  const { passwordHash } = await newPasswordByLink(deps, link, body, call);
  await transact(deps, async (session, record) => {
    const opened = await openToChoose(deps, opening, session);
    if (!(await useLink(deps.models, session, opened.link._id, opening.now))) throw uselessLink();
    await setPassword(deps, session, record, { ...opened, passwordHash, now: opening.now });
    await dropWaitingSignUps(deps.models, session, emailKeyOf(body.email));
    // Another sign-up of this address may have become the account in the meantime.
  }).catch(onDuplicateKey(uselessLink));
  return { result: true, msg: 'You have successfully changed your password.' };
}

async function openToChoose(
  { models }: Dependencies,
  opening: Opening,
  session?: ClientSession,
): Promise<OpenedLink> {
  const opened = await openLink(models, opening, session);
  if (opened.does !== 'choose' || opened.link.usedAt) throw uselessLink();
  return opened;
}

async function setPassword(
  deps: Dependencies,
  session: ClientSession,
  record: RecordEvent,
  { link, own, account, passwordHash, now }: OpenedLink & { passwordHash: string; now: Date },
): Promise<void> {
  const { models } = deps;
  if (account?.emailVerified) {
    // Another sign-up of the address has become the account.
    if (!account._id.equals(link.userId)) throw uselessLink();
    await models.User.updateOne({ _id: account._id }, { passwordHash }, { session });
    await settleNewPassword(deps, session, record, account._id);
    return;
  }
  const signUp = own?.signUp ?? link.signUp;
  const userId = account?._id ?? own?._id ?? link.userId;
  if (account) {
    if (!own && !userId.equals(link.userId)) throw uselessLink();
    const values = { ...own?.signUp, passwordHash, emailVerified: true };
    await models.User.updateOne({ _id: userId }, values, { session });
  } else {
    // The account was deleted or now has another address.
    if (!signUp) throw uselessLink();
    const reserved = await findReservedAddress(models, session, emailKeyOf(link.email), now);
    if (reserved && !reserved.userId.equals(userId)) throw uselessLink();
    await openAccount(models, session, userId, { ...signUp, passwordHash });
  }
  // No password was in effect before, so there is no change to notify about.
  await endAccess(models, session, { userId, now });
}
