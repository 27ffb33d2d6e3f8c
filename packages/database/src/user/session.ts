import { Schema, type Types } from 'mongoose';

/** A login, kept with its account. Its token is valid while it stands there: logout and password change remove it. */
export interface StoredSession {
  _id: Types.ObjectId;
  /** The token's id. */
  jti: string;
  expiresAt: Date;
}

/** An account keeps so many; one more ends the oldest. What has expired goes the same way. */
export const sessionsPerAccount = 20;

export const sessionSchema = new Schema<StoredSession>({
  jti: { type: String, required: true },
  expiresAt: { type: Date, required: true },
});
