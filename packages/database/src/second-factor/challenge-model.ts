import { Schema, type Types } from 'mongoose';

/**
 * A login whose password was right and that waits for the second factor, or a question to a passkey. Only the hash of
 * its secret is stored.
 */
export interface StoredChallenge {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** What it counts for, and nothing else. */
  purpose: 'login' | 'passkey-setup' | 'passkey-login' | 'passkey-proof';
  /** Of a passkey's: the session's id, or the `tokenHash` of the login. */
  boundTo?: string;
  tokenHash: string;
  /** The account's `sessionGeneration` when the password was checked. */
  generation: number;
  /** Codes that were tried. */
  tries: number;
  usedAt?: Date;
  expiresAt: Date;
  createdAt: Date;
}

/** Found by the secret's hash. MongoDB removes expired challenges. */
export const challengeSchema = new Schema<StoredChallenge>({
  userId: { type: Schema.Types.ObjectId, required: true },
  purpose: { type: String, required: true },
  boundTo: String,
  tokenHash: { type: String, required: true },
  generation: { type: Number, required: true },
  tries: { type: Number, required: true },
  usedAt: Date,
  expiresAt: { type: Date, required: true },
});

challengeSchema.index({ tokenHash: 1 }, { unique: true });
challengeSchema.index({ userId: 1, purpose: 1, boundTo: 1 });
challengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
