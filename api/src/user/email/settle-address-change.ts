import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredLink } from '@camp/database/link/link-model';
import { createLink } from '@camp/database/link/links';
import { voidUndoLinksSince } from '@camp/database/link/undo-links';
import type { StoredUser } from '@camp/database/user/user-model';
import type { ClientSession } from 'mongoose';
import type { Dependencies } from '../../dependencies';
import type { RecordEvent } from '../../transact';
import { endSessions } from '../login/sessions';

/**
 * How long a link keeps an address that is to get a notice, in milliseconds: longer than a mail is tried (jobs.ts).
 * The link changes nothing any more.
 */
const noticeLife = 2 * 24 * 60 * 60 * 1000;

/** What a link keeps of the address that it took from the account without a way back. */
export const retainedForNotice = (formerEmail: string, { expiresAt }: StoredLink, now: Date) => ({
  formerEmail,
  expiresAt: new Date(Math.max(expiresAt.getTime(), now.getTime() + noticeLife)),
});

/** A change of address that has just taken effect. */
interface AddressChange {
  /** The account as it was before. */
  user: StoredUser;
  /** The link that verified the new address. */
  link: StoredLink;
  /** The undo link that kept the new address for this account: the change is a way back. */
  reserved: StoredLink | null;
}

/**
 * What goes with a change of address, in its transaction: all sessions but the one that asked for it end, and the old
 * address, if it was verified, is told with a link that undoes the change. On the way back to an address that is kept
 * for the account, the one in between gets no such link: it may be a thief's.
 */
export async function settleAddressChange(
  { models, clock, settings }: Dependencies,
  session: ClientSession,
  record: RecordEvent,
  { user, link, reserved }: AddressChange,
): Promise<void> {
  const now = clock.now();
  await endSessions(models, user._id, session, link.askedIn);
  await writeAudit(models, doneBy(undefined, 'change-address', 'user', [user._id]), session);
  const used = { usedAt: now, ...(reserved ? retainedForNotice(user.email, link, now) : {}) };
  await models.Link.updateOne({ _id: link._id }, used, { session });
  if (reserved) {
    await voidUndoLinksSince(models, session, reserved, now);
    await record('user.address-changed', { linkId: link._id.toString() });
  } else if (user.emailVerified) {
    const undoId = await createLink(models, session, {
      purpose: 'undo-address-change',
      userId: user._id,
      email: user.email,
      now,
      secret: settings.jwtSecret,
    });
    await record('user.address-changed', { linkId: undoId.toString() });
  }
}
