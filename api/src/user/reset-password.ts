import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { ResetPasswordInput } from '@camp/contracts/user/schemas';
import { findLink, takeLink } from '@camp/database/link/links';
import { emailKeyOf } from '@camp/database/user/user-model';
import type { Dependencies } from '../dependencies';
import { transact } from '../transact';
import { cancelAddressChange } from './cancel-address-change';
import { endSessions } from './sessions';
import { uselessLink } from './verify-email';

/**
 * Sets a new password by the mailed link, which works once; ends every session of the person (decisions.md,
 * Accounts) and a change of address that waits. Whoever holds the link reads that mailbox, so the address counts as
 * verified.
 */
export async function resetPassword(
  deps: Dependencies,
  { email, uuid, newPassword }: ResetPasswordInput,
): Promise<DoneWithMessage> {
  const { models, clock, passwords } = deps;
  const presented = { purpose: 'reset-password', token: uuid, now: clock.now() } as const;
  const emailKey = emailKeyOf(email);
  const found = await findLink(models, presented);
  // Before the costly hash, so that guessing costs us nothing.
  if (!found || found.usedAt || emailKeyOf(found.email) !== emailKey) throw uselessLink();
  const passwordHash = await passwords.hash(newPassword);
  await transact(deps, async (session, record) => {
    const link = await takeLink(models, session, presented);
    if (!link) throw uselessLink();
    const changed = await models.User.updateOne(
      { _id: link.userId, emailKey },
      { passwordHash, emailVerified: true },
      { session },
    );
    // The account has another address or is gone meanwhile.
    if (changed.matchedCount === 0) throw uselessLink();
    await endSessions(models, link.userId, session);
    await cancelAddressChange(models, session, link.userId, presented.now);
    await record('user.password-changed', { userId: link.userId.toString() });
  });
  return { result: true, msg: 'You have successfully changed your password.' };
}
