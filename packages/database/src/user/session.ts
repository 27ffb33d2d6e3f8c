import { Schema } from 'mongoose';

/**
 * A session that its owner ended, stored in the account until its token expires. Open sessions are stored only in their
 * token (docs/decisions/0060-sessions-in-their-token.md).
 */
export interface EndedSession {
  /** Id of the session's token. */
  sessionId: string;
  expiresAt: Date;
}

/** The most ended sessions that an account stores. One more ends all of its sessions. */
export const endedSessionsPerAccount = 20;

export const endedSessionSchema = new Schema<EndedSession>(
  { sessionId: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { _id: false },
);
