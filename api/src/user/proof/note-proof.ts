import type { Dependencies } from '../../dependencies';
import type { Person } from '../../auth/person';
import { deviceInWords } from '../login/device-in-words';
import { markSession } from '../login/end-sessions';

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
  const entry = { sessionId, startedAt, device: deviceInWords(userAgent), usedAt: provenAt, provenAt };
  await markSession(models, userId, { $max: { 'recentSessions.$.provenAt': provenAt } }, entry);
}
