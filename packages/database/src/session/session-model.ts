import { Schema, type Types } from 'mongoose';

/** A login. Its token is valid while this row exists: logout, password change and deletion remove it. */
export interface StoredSession {
  _id: Types.ObjectId;
  /** The token's id. */
  jti: string;
  userId: Types.ObjectId;
  expiresAt: Date;
  createdAt: Date;
}

/** Found by the token's `jti`; MongoDB removes it when the token has expired. */
export const sessionSchema = new Schema<StoredSession>({
  jti: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  expiresAt: { type: Date, required: true },
});

sessionSchema.index({ jti: 1 }, { unique: true });
sessionSchema.index({ userId: 1 });
sessionSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
