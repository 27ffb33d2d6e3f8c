import { campContent } from '@camp/contracts/content/camp';
import type { DoneWithMessage } from '@camp/contracts/operations/replies';
import type { ResetPasswordInput } from '@camp/contracts/user/schemas';
import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import { onDuplicateKey } from '@camp/database/duplicate-key';
import { findLink, useLink } from '@camp/database/link/links';
import { voidUndoLinksSince } from '@camp/database/link/undo-links';
import { addressWorks } from '@camp/database/user/failing-address';
import { emailKeyOf, type StoredUser } from '@camp/database/user/user-model';
import type { Dependencies } from '../../dependencies';
import type { Caller } from '../../operations/caller';
import { ProblemError } from '../../refusals/problem';
import { transact } from '../../transact';
import { newPasswordByLink } from '../password/new-password-by-link';
import { retainedForNotice } from './settle-address-change';
import { settleNewPassword } from '../password/settle-new-password';

const uselessUndo = () =>
  new ProblemError('invalid', `This link is no longer valid. Please email ${campContent.contact.email}.`);

const addressTaken = () =>
  new ProblemError(
    'conflict',
    `Another account now uses this email address. Please email ${campContent.contact.email}.`,
  );

/**
 * Restores the former address by its emailed link, which works once and for 7 days (docs/decisions/0015). The person
 * who changed it may know the password and be logged in. So the link's use sets a new password at once, ends every
 * session, and invalidates all links that could take over the account again.
 */
export async function undoAddressChange(
  deps: Dependencies,
  input: ResetPasswordInput,
  caller: Caller,
): Promise<DoneWithMessage> {
  const { models } = deps;
  const now = deps.clock.now();
  const presented = { purpose: 'undo-address-change', token: input.uuid, now } as const;
  const found = await findLink(models, presented);
  if (!found || found.usedAt || emailKeyOf(found.email) !== emailKeyOf(input.email)) throw uselessUndo();
  const { emailKey, passwordHash } = await newPasswordByLink(deps, found, input, caller);
  await transact(deps, async (session, record) => {
    const link = await findLink(models, presented, session);
    if (!link || !(await useLink(models, session, link._id, now))) throw uselessUndo();
    const restored = { email: found.email, emailKey, emailVerified: true, passwordHash };
    const owner = { $set: restored, $unset: addressWorks };
    const before = await models.User.findByIdAndUpdate(link.userId, owner, { session }).lean<StoredUser>();
    if (!before) throw uselessUndo();
    await voidUndoLinksSince(models, session, link, now);
    await models.Link.updateOne({ _id: link._id }, retainedForNotice(before.email, link, now), { session });
    await record('user.address-change-undone', { linkId: link._id.toString() });
    await writeAudit(models, doneBy(undefined, 'undo-address-change', 'user', [link.userId]), session);
    await settleNewPassword(deps, session, record, link.userId);
  }).catch(onDuplicateKey(addressTaken, 'emailKey'));
  return { result: true, msg: 'Your email address is restored and your new password is set. Please log in.' };
}
