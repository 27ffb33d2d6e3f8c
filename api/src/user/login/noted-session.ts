import type { RecentSession } from '@camp/database/user/session';
import type { Types } from 'mongoose';

/** A session, and the account that it belongs to. */
export interface NotedSession extends Omit<RecentSession, 'provenAt' | 'endedAt'> {
  userId: Types.ObjectId;
}

/** Records logins and uses of sessions. */
export interface SessionNotes {
  /**
   * Records a login without delaying the response. A crash loses the last moment's notes. A failed write loses its own,
   * and is logged. The session is valid without its note.
   *
   * @param known - the account's sessions before the login. Expired ones are forgotten
   */
  login(session: NotedSession, known?: readonly RecentSession[]): void;
  /** Records a use of a session in the same way. */
  use(session: NotedSession): void;
}
