import type { Models } from '../models';

/** Milliseconds per minute. */
const minute = 60_000;

/**
 * Ends every session of every account after a restore, and revokes all access tokens. A backup lacks later logouts and
 * revocations, so old tokens would work again (docs/decisions/0060-sessions-in-their-token.md).
 * @param now - used as minutes since 1970, which exceed every generation since the backup and an earlier restore's. A
 *   token's id has room until the year 3871
 * @returns the message for the person at the terminal
 */
export async function endEverySession(models: Models, now: Date): Promise<string> {
  const sessionGeneration = Math.floor(now.getTime() / minute);
  // Accounts that already have this number get the next one, as in a second run within the minute.
  await models.User.updateMany({}, { $inc: { sessionGeneration: 1 } }, { timestamps: false });
  await models.User.updateMany(
    {},
    { $max: { sessionGeneration }, $unset: { keptSession: 1, recentSessions: 1, endedSessions: 1 } },
    { timestamps: false },
  );
  await models.AccessToken.deleteMany({});
  return 'All sessions have ended and all access tokens are revoked. Everyone has to log in again.';
}
