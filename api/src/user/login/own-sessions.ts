import type { ListedSession } from '@camp/contracts/user/session-operations';
import type { RecentSession } from '@camp/database/user/session';
import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import { transact } from '../../transact';
import { deviceInWords } from './device-in-words';
import { endSession, endSessions } from './end-sessions';
import { isIdle } from './idle-session';
import { isOpen, lifeInSeconds } from './sessions';

/** The open sessions of a person that their account knows, without the one of the request. */
function otherSessions({ clock }: Pick<Dependencies, 'clock'>, person: Person): RecentSession[] {
  const { account, permissions, sessionId: own } = person;
  const now = clock.now();
  const expired = now.getTime() - lifeInSeconds * 1000;
  return (account.recentSessions ?? []).filter(
    (session) =>
      session.sessionId !== own &&
      session.startedAt.getTime() > expired &&
      isOpen(session, account) &&
      !isIdle(session.usedAt, now, permissions),
  );
}

/**
 * Lists where a person is logged in.
 * @param userAgent - the request's, since its own session may not be stored yet
 */
export function listSessions(
  deps: Pick<Dependencies, 'clock'>,
  person: Person,
  userAgent: string | undefined,
): ListedSession[] {
  const { sessionId, sessionStart: startedAt } = person;
  const own = { sessionId, startedAt, device: deviceInWords(userAgent), usedAt: deps.clock.now() };
  const others = otherSessions(deps, person).sort((a, b) => b.usedAt.getTime() - a.usedAt.getTime());
  return [own, ...others].map((session) => ({
    _id: session.sessionId,
    device: session.device,
    startedAt: session.startedAt.toISOString(),
    usedAt: session.usedAt.toISOString(),
    isThis: session === own,
  }));
}

/**
 * Ends one of the person's own sessions. Any other id changes nothing, since the session may have ended meanwhile.
 */
export async function endOwnSession(deps: Dependencies, person: Person, sessionId: string): Promise<void> {
  const { userId, sessionStart } = person;
  const found =
    sessionId === person.sessionId
      ? { sessionId, startedAt: sessionStart }
      : otherSessions(deps, person).find((session) => session.sessionId === sessionId);
  if (found) await endSession(deps, { userId, sessionId, startedAt: found.startedAt });
}

/** Ends all of a person's sessions but the one of the request, also those that their account doesn't know. */
export async function endOtherSessions(deps: Dependencies, person: Person): Promise<void> {
  await transact(deps, (session) => endSessions(deps.models, person.account._id, session, person.sessionId));
}
