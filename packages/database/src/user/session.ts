import { Schema } from 'mongoose';

/**
 * A session as its account knows it. It is stored after the login's response, so a session may be missing here although
 * its token is valid (docs/decisions/0110-second-factor-and-sessions.md).
 */
export interface RecentSession {
  /** Id of the session's token. */
  sessionId: string;
  /** The browser and the kind of device in plain words. */
  device: string;
  startedAt: Date;
  /** The last use, to within five minutes. */
  usedAt: Date;
  /** When its owner last proved that it's them, since the login. */
  provenAt?: Date;
  /** When its owner ended it. */
  endedAt?: Date;
}

/** The most sessions of an account. One more ends the oldest. */
export const sessionsPerAccount = 20;

export const recentSessionSchema = new Schema<RecentSession>(
  {
    sessionId: { type: String, required: true },
    device: { type: String, required: true },
    startedAt: { type: Date, required: true },
    usedAt: { type: Date, required: true },
    provenAt: Date,
    endedAt: Date,
  },
  { _id: false },
);

/** A session that its owner ended in an earlier version, until its token expires. */
export interface EndedSession {
  /** Id of the session's token. */
  sessionId: string;
  expiresAt: Date;
}

export const endedSessionSchema = new Schema<EndedSession>(
  { sessionId: { type: String, required: true }, expiresAt: { type: Date, required: true } },
  { _id: false },
);
