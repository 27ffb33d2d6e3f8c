import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { ResetPasswordInput } from '@camp/contracts/user/schemas';
import { dropWaitingSignUps } from '@camp/database/account-request/waiting-sign-ups';
import { isDuplicateKey } from '@camp/database/duplicate-key';
import { takeLink } from '@camp/database/link/links';
import { findKeptAddress } from '@camp/database/link/undo-links';
import type { StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';
import type { Caller } from '../../http/call';
import { transact } from '../../transact';
import { endAccess } from './end-access';
import { newPasswordByLink } from './new-password-by-link';
import { openAccount } from '../sign-up/open-account';
import { settleNewPassword } from './settle-new-password';
import { uselessLink } from '../email/verify-email';

/**
 * Sets a new password by the mailed link, which works once; ends every session of the person (docs/product/user.md)
 * and a change of address that waits. Whoever holds the link reads that mailbox, so the address counts as
 * verified, and a sign-up that waits for it becomes an account with the new password.
 */
export async function resetPassword(
  deps: Dependencies,
  input: ResetPasswordInput,
  caller: Caller,
): Promise<DoneWithMessage> {
  const { models } = deps;
  const { presented, emailKey, passwordHash } = await newPasswordByLink(
    deps,
    'reset-password',
    input,
    caller,
    uselessLink,
  );
  try {
    await transact(deps, async (session, record) => {
      const link = await takeLink(models, session, presented);
      if (!link) throw uselessLink();
      const before = await models.User.findOneAndUpdate(
        { _id: link.userId, emailKey },
        { passwordHash, emailVerified: true },
        { session, returnDocument: 'before' },
      ).lean<StoredUser>();
      if (!before) {
        // The account has another address or is gone meanwhile.
        if (!link.signUp) throw uselessLink();
        const kept = await findKeptAddress(models, session, emailKey, presented.now);
        if (kept && !kept.userId.equals(link.userId)) throw uselessLink();
        await openAccount(models, session, link.userId, { ...link.signUp, passwordHash });
      }
      await dropWaitingSignUps(models, session, emailKey);
      if (before?.emailVerified) await settleNewPassword(deps, session, record, link.userId);
      // Until now no password counted: nothing was changed that somebody would have to be told.
      else await endAccess(models, session, { userId: link.userId, now: presented.now });
    });
  } catch (error) {
    // Another sign-up with this address has become the account meanwhile.
    throw isDuplicateKey(error) ? uselessLink() : error;
  }
  return { result: true, msg: 'You have successfully changed your password.' };
}
