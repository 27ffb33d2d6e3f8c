import { choice } from '@camp/contracts/forms/fields';
import type { ErasureRequest } from '@camp/contracts/user/operations';
import { trusted } from 'mongoose';
import * as z from 'zod';
import type { Person } from '../auth/person';
import type { Dependencies } from '../dependencies';
import { refuseAbove } from '../limits/rate-limiter';
import { belongingModels, countBelongings } from './belongings';

/** Whether the family asks, or takes it back. */
export const askErasureSchema = z.object({ ask: choice(['Yes', 'No'], 'Choose Yes or No.') });

const goes: ReadonlySet<string> = new Set(Object.values(belongingModels));

/** What an erasure of one's own family would remove and leave, and whether it was asked for. */
export async function readErasure(deps: Dependencies, { account }: Person): Promise<ErasureRequest> {
  const { counts, refusal } = await countBelongings(deps, account);
  return {
    ...(account.erasureAskedAt && { askedAt: account.erasureAskedAt.toISOString() }),
    // Payments stay.
    counts: counts.filter(({ what }) => goes.has(what)),
    refusal,
    backupDays: deps.settings.backupDays,
  };
}

/**
 * Asks administrators to erase one's own family, or takes that back. An administrator executes it by deleting the
 * account. The check `erasures-asked` tells administrators.
 *
 * @throws ProblemError 429 above the limit of changes
 */
export async function askErasure(
  { models, clock, limiter }: Dependencies,
  { userId }: Person,
  { ask }: z.output<typeof askErasureSchema>,
): Promise<void> {
  await refuseAbove(limiter, 'update', userId);
  const _id = userId;
  if (ask === 'No') await models.User.updateOne({ _id }, { $unset: { erasureAskedAt: 1 } });
  // A repeated request keeps its first date.
  else
    await models.User.updateOne(
      { _id, erasureAskedAt: trusted({ $exists: false }) },
      { erasureAskedAt: clock.now() },
    );
}
