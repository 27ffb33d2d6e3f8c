import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { ClientSession, Types } from 'mongoose';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import type { RecordEvent } from '../../transact';
import { endAccess } from './end-access';

/**
 * What goes with every new password, in its transaction: what others may hold of the account ends, its owner is told,
 * and it is written down.
 *
 * @param by - the owner, whose session goes on; undefined where nobody was logged in
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
