import type { Models } from '@camp/database/models';
import { sessionsPerAccount, type RecentSession } from '@camp/database/user/session';
import { trusted, type ClientSession, type Types } from 'mongoose';
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
  session: OneSession,
): Promise<void> {
  const endedAt = clock.now();
  if (await markEnded(models, session, endedAt)) return;
  const { sessionId, startedAt } = session;
  const entry = { sessionId, startedAt, device: unknownDevice, usedAt: endedAt, endedAt };
  await models.User.updateOne(withoutSession(session), pushOf(entry), { timestamps: false });
  // In case the session was stored meanwhile.
  await markEnded(models, session, endedAt);
}

/** Filter of the account, unless it already lists this session. */
export const withoutSession = ({
  userId,
  sessionId,
}: Pick<OneSession, 'sessionId'> & { userId: unknown }) => ({
  _id: userId as Types.ObjectId,
  'recentSessions.sessionId': trusted({ $ne: sessionId }),
});

/** The update that adds a session to its account's list, from which the oldest falls out. */
export const pushOf = (entry: RecentSession) => ({
  $push: {
    recentSessions: { $each: [entry], $sort: { startedAt: 1 as const }, $slice: -sessionsPerAccount },
  },
});

/** @returns whether the session was in its account's list */
async function markEnded(models: Models, { userId, sessionId }: OneSession, endedAt: Date): Promise<boolean> {
  const { matchedCount } = await models.User.updateOne(
    { _id: userId, 'recentSessions.sessionId': sessionId },
    { $min: { 'recentSessions.$.endedAt': endedAt } },
    { timestamps: false },
  );
  return matchedCount > 0;
}

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
