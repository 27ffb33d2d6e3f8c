import type { Models } from '@camp/database/models';

/** Milliseconds. */
const minute = 60_000;

/**
 * Ends every session of every account after a restore: a backup doesn't know later logouts, so old tokens would open
 * the accounts again (docs/decisions/0060-sessions-in-their-token.md).
 *
 * @param now - as minutes since 1970, higher than every generation since the backup and than an earlier restore's; a
 * token's id has room until the year 3871
 * @returns the sentence for the person at the terminal
 */
export async function endEverySession(models: Models, now: Date): Promise<string> {
  const sessionGeneration = Math.floor(now.getTime() / minute);
  // Those that are there already, as in a second run within the minute, get the next one.
  await models.User.updateMany({}, { $inc: { sessionGeneration: 1 } }, { timestamps: false });
  await models.User.updateMany(
    {},
    { $max: { sessionGeneration }, $unset: { keptSession: 1, endedSessions: 1 } },
    { timestamps: false },
  );
  return 'All sessions have ended. Everyone has to log in again.';
}
