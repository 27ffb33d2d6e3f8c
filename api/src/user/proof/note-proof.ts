import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import { deviceInWords } from '../login/device-in-words';
import { pushOf, withoutSession } from '../login/end-sessions';

/**
 * Stores in the account's list of sessions that the person of a session proved that it's them. The session keeps its
 * token, its start and its end.
 */
export async function noteProof(
  { models, clock }: Pick<Dependencies, 'models' | 'clock'>,
  person: Person,
  userAgent: string | undefined,
): Promise<void> {
  const { userId, sessionId, sessionStart: startedAt } = person;
  const provenAt = clock.now();
  const mark = async () => {
    const listed = { _id: userId, 'recentSessions.sessionId': sessionId };
    const change = { $max: { 'recentSessions.$.provenAt': provenAt } };
    return (await models.User.updateOne(listed, change, { timestamps: false })).matchedCount > 0;
  };
  if (await mark()) return;
  const entry = { sessionId, startedAt, device: deviceInWords(userAgent), usedAt: provenAt, provenAt };
  await models.User.updateOne(withoutSession(person), pushOf(entry), { timestamps: false });
  // In case the session was stored meanwhile.
  await mark();
}
