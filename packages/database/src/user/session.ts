import { Schema } from 'mongoose';

/**
 * A session that its owner ended, kept with the account until its token runs out by itself. Sessions that are open are
 * kept nowhere: their token says all of them (docs/decisions/0060-sessions-in-their-token.md).
 */
export interface EndedSession {
  /** The token's id. */
  sessionId: string;
  expiresAt: Date;
}

/** An account keeps so many; with one more all its sessions end. */
export const endedSessionsPerAccount = 20;

export const endedSessionSchema = new Schema<EndedSession>(
  { sessionId: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { _id: false },
);
