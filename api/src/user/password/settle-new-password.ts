import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { ClientSession, Types } from 'mongoose';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import type { RecordEvent } from '../../transact';
import { endAccess } from './end-access';

/**
 * Applies a new password, in its transaction. It ends other access to the account, notifies the owner, and audits the
 * change.
 *
 * @param by - the owner, whose session stays, or undefined if nobody was logged in
 */
export async function settleNewPassword(
  { models, clock }: Dependencies,
  session: ClientSession,
  record: RecordEvent,
  userId: Types.ObjectId,
  by?: Person,
): Promise<void> {
  await endAccess(models, session, { userId, now: clock.now(), except: by?.sessionId });
  await record('user.password-changed', { userId: userId.toString() });
  await writeAudit(models, doneBy(by, 'change-password', 'user', [userId]), session);
}
