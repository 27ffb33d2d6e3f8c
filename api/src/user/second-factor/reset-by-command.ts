import { doneBy, writeAudit } from '@camp/database/audit/write-audit';
import type { Database } from '@camp/database/connection';
import { recordEvent } from '@camp/database/outbox/record-event';
import { forgetSecondFactor } from '@camp/database/second-factor/forget-second-factor';
import { inTransaction } from '@camp/database/transaction';
import { emailKeyOf } from '@camp/database/user/user-model';
import { addDays } from 'date-fns';
import { endSessions } from '../login/end-sessions';

/**
 * Removes the second factor of an account and ends its sessions, for a person at the terminal: the only administrator
 * may have lost theirs. The worker's sweep emails the owner.
 *
 * @returns a sentence for the person at the terminal
 * @throws Error if no account has the address
 */
export async function resetSecondFactorOf(
  { connection, models }: Pick<Database, 'connection' | 'models'>,
  email: string,
): Promise<string> {
  const user = await models.User.findOne({ emailKey: emailKeyOf(email) }).lean();
  if (!user) throw new Error(`No account has the address ${email}.`);
  if (!user.secondFactorSince) return `${email} has no second factor.`;
  await inTransaction(connection, async (session) => {
    await forgetSecondFactor(models, user._id, session);
    await endSessions(models, user._id, session);
    const payload = { userId: user._id.toString(), change: 'reset' as const };
    await recordEvent(models, session, 'user.second-factor-changed', payload);
    await writeAudit(models, doneBy(undefined, 'reset-second-factor', 'user', [user._id]), session);
  });
  return `${email} can log in with the password alone, and is logged out everywhere.`;
}

/**
 * Lets a person work without login codes for a week, although their rights require them. Their second factor stays as it
 * is.
 *
 * @returns a sentence for the person at the terminal
 * @throws Error if no account has the address
 */
export async function postponeSecondFactorOf(
  { connection, models }: Pick<Database, 'connection' | 'models'>,
  email: string,
  now: Date,
): Promise<string> {
  const user = await models.User.findOne({ emailKey: emailKeyOf(email) }).lean();
  if (!user) throw new Error(`No account has the address ${email}.`);
  const secondFactorDueAt = addDays(now, 7);
  await inTransaction(connection, async (session) => {
    await models.User.updateOne({ _id: user._id }, { secondFactorDueAt }, { session });
    await writeAudit(models, doneBy(undefined, 'postpone-second-factor', 'user', [user._id]), session);
  });
  return `${email} can work without login codes until ${secondFactorDueAt.toISOString().slice(0, 10)}.`;
}
