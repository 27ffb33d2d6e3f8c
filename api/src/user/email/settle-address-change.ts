import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { StoredLink } from '@camp/database/link/link-model';
import { createLink } from '@camp/database/link/links';
import { voidUndoLinksSince } from '@camp/database/link/undo-links';
import type { StoredUser } from '@camp/database/user/user-model';
import type { ClientSession } from 'mongoose';
import type { Dependencies } from '../../dependencies';
import type { RecordEvent } from '../../transact';
import { endSessions } from '../login/end-sessions';

/** Milliseconds for which a used link stores the address for a notice, longer than an email is retried (jobs.ts). */
const noticeLife = 2 * 24 * 60 * 60 * 1000;

/** Fields of a link that store the former address for a notice. */
export const retainedForNotice = (formerEmail: string, { expiresAt }: StoredLink, now: Date) => ({
  formerEmail,
  expiresAt: new Date(Math.max(expiresAt.getTime(), now.getTime() + noticeLife)),
});

/** A change of address that has just taken effect. */
interface AddressChange {
  /** The account before the change. */
  user: StoredUser;
  /** The link that verified the new address. */
  link: StoredLink;
  /** The undo link that reserved the new address, if the change restores it. */
  reserved: StoredLink | null;
}

/**
 * Applies a change of address, in its transaction. It ends all sessions except the requesting one, and sends the
 * verified old address an undo link. If the change restores a reserved address, the replaced address gets no such link,
 * since it may be a thief's.
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
