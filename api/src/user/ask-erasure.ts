import { choice } from '@camp/contracts/forms/fields';
import type { ErasureRequest } from '@camp/contracts/user/operations';
import { trusted } from 'mongoose';
import * as z from 'zod';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { refuseAbove } from '../limits/rate-limiter';
import { transact } from '../transact';
import { countBelongings, notesOfBelongings } from './belongings';

/** Whether the family asks, or takes it back. */
export const askErasureSchema = z.object({ ask: choice(['Yes', 'No'], 'Choose Yes or No.') });

/** What an erasure of one's own family would remove and leave, and whether it was asked for. */
export async function readErasure(deps: Dependencies, { account }: Person): Promise<ErasureRequest> {
  const { counts, refusal } = await countBelongings(deps, account);
  return {
    ...(account.erasureAskedAt && { askedAt: account.erasureAskedAt.toISOString() }),
    counts: counts.filter(({ what }) => what !== notesOfBelongings),
    refusal,
    backupDays: deps.settings.backupDays,
  };
}

/**
 * Asks administrators to erase one's own family, or takes that back. An administrator executes it by deleting the
 * account. The check `erasures-asked` tells administrators, and an email tells the owner, so that somebody with a stolen
 * login can't do it silently.
 *
 * @throws ProblemError 429 above the limit of changes
 */
export async function askErasure(
  deps: Dependencies,
  { userId }: Person,
  { ask }: z.output<typeof askErasureSchema>,
): Promise<void> {
  await refuseAbove(deps.limiter, 'update', userId);
  if (ask === 'Yes') return askOnce(deps, userId);
  await deps.models.User.updateOne({ _id: userId }, { $unset: { erasureAskedAt: 1 } });
}

/** A repeated request keeps its first date, and sends no second email. */
const askOnce = (deps: Dependencies, userId: string): Promise<void> =>
  transact(deps, async (session, record) => {
    const { matchedCount } = await deps.models.User.updateOne(
      { _id: userId, erasureAskedAt: trusted({ $exists: false }) },
      { erasureAskedAt: deps.clock.now() },
      { session },
    );
    if (matchedCount > 0) await record('user.erasure-asked', { userId });
  });
