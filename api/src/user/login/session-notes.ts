import { setTimeout as pause } from 'node:timers/promises';
import type { Models } from '@camp/database/models';
import { timeFor } from '@camp/database/read-plain';
import type { RecentSession } from '@camp/database/user/session';
import type { StoredUser } from '@camp/database/user/user-model';
import type { mongo } from 'mongoose';
import type { Afterwards } from '../../afterwards';
import { pushOf, withoutSession } from './end-sessions';
import type { NotedSession, SessionNotes } from './noted-session';
import { lifeInSeconds } from './sessions';

/** Batching interval in milliseconds, so that many logins share a write in a rush. */
const gathering = 200;

type Note = mongo.AnyBulkWriteOperation<StoredUser>;

/** Creates the list of notes that aren't stored yet. */
export function createSessionNotes(models: Models, afterwards: Afterwards): SessionNotes {
  const users = models.User.collection as unknown as mongo.Collection<StoredUser>;
  const waiting = new Map<string, Note[]>();

  const write = async () => {
    await pause(gathering);
    const notes = [...waiting.values()].flat();
    waiting.clear();
    await users.bulkWrite(notes, { ordered: false, ...timeFor(models.User) });
  };
  const add = (key: string, notes: Note[]) => {
    if (waiting.size === 0) afterwards.run('notes of sessions', write);
    waiting.set(key, notes);
  };

  return {
    login: (session, known = []) =>
      add(`login ${session.sessionId}`, [...forgetExpired(session, known), start(session)]),
    use: (session) => add(session.sessionId, [start(session), lastUse(session)]),
  };
}

/** Forgets sessions whose tokens have expired. Most logins find none, so they need no update of their own. */
function forgetExpired({ userId, startedAt }: NotedSession, known: readonly RecentSession[]): Note[] {
  const expired = new Date(startedAt.getTime() - lifeInSeconds * 1000);
  if (!known.some((session) => session.startedAt <= expired)) return [];
  const update = { $pull: { recentSessions: { startedAt: { $lte: expired } } } };
  return [{ updateOne: { filter: { _id: userId }, update } }];
}

/** Another process may have stored a later login. */
function start(session: NotedSession): Note {
  const { userId: _id, ...entry } = session;
  const update = { $max: { lastLogin: session.startedAt }, ...pushOf(entry) };
  return { updateOne: { filter: withoutSession(session.userId, session.sessionId), update } };
}

function lastUse({ userId, sessionId, usedAt }: NotedSession): Note {
  const filter = { _id: userId, 'recentSessions.sessionId': sessionId };
  return { updateOne: { filter, update: { $max: { 'recentSessions.$.usedAt': usedAt } } } };
}
