import type { Models } from '@camp/database/models';
import { sessionsPerAccount, type RecentSession } from '@camp/database/user/session';
import type { StoredUser } from '@camp/database/user/user-model';
import { trusted, type ClientSession, type Types, type UpdateQuery } from 'mongoose';
import type { Dependencies } from '../../dependencies';
import { unknownDevice } from './device-in-words';
import { isOpen, ofSessions, type SessionsOfAccount, type TokenSession } from './sessions';

/** A session of an account. */
type OneSession = TokenSession & { userId: string };

/**
 * Ends one session of an account (logout).
 *
 * @param session - its start places it among the account's sessions if it wasn't stored yet
 */
export async function endSession(
  { models, clock }: Pick<Dependencies, 'models' | 'clock'>,
  { userId, sessionId, startedAt }: OneSession,
): Promise<void> {
  const endedAt = clock.now();
  const entry = { sessionId, startedAt, device: unknownDevice, usedAt: endedAt, endedAt };
  await markSession(models, userId, { $min: { 'recentSessions.$.endedAt': endedAt } }, entry);
}

/**
 * Marks a session in its account's list. A session that isn't stored yet is added with its mark.
 *
 * @param mark - the update of a listed session
 * @param entry - the session with its mark
 */
export async function markSession(
  models: Models,
  userId: string,
  mark: UpdateQuery<StoredUser>,
  entry: RecentSession,
): Promise<void> {
  const { sessionId } = entry;
  const markListed = () =>
    models.User.updateOne({ _id: userId, 'recentSessions.sessionId': sessionId }, mark, {
      timestamps: false,
    });
  if ((await markListed()).matchedCount > 0) return;
  await models.User.updateOne(withoutSession(userId, sessionId), pushOf(entry), { timestamps: false });
  // In case the session was stored meanwhile.
  await markListed();
}

/** Filter of the account, unless it already lists this session. */
export const withoutSession = (userId: unknown, sessionId: string) => ({
  _id: userId as Types.ObjectId,
  'recentSessions.sessionId': trusted({ $ne: sessionId }),
});

/** The update that adds a session to its account's list, from which the oldest falls out. */
export const pushOf = (entry: RecentSession) => ({
  $push: {
    recentSessions: { $each: [entry], $sort: { startedAt: 1 as const }, $slice: -sessionsPerAccount },
  },
});

/** The update that ends every session of an account. */
const nextGeneration = {
  $inc: { sessionGeneration: 1 },
  $unset: { keptSession: 1, recentSessions: 1, endedSessions: 1 },
};

/**
 * Ends every session of a person at once, for example with a change of password.
 * @param except - id of the session that stays, if it is open
 */
export async function endSessions(
  models: Models,
  userId: Types.ObjectId,
  session: ClientSession,
  except?: string,
): Promise<void> {
  const account = await models.User.findById(userId, ofSessions).session(session).lean<SessionsOfAccount>();
  const goesOn = except !== undefined && account !== null && isOpen({ sessionId: except }, account);
  const { $inc } = nextGeneration;
  const ending = goesOn
    ? {
        $inc,
        $set: { keptSession: except },
        $pull: { recentSessions: { sessionId: trusted({ $ne: except }) } },
        $unset: { endedSessions: 1 },
      }
    : nextGeneration;
  await models.User.updateOne({ _id: userId }, ending, { session, timestamps: false });
}
