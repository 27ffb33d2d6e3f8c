import { Schema, type Types } from 'mongoose';

/** A login whose password was right and that waits for the second factor. Only the hash of its secret is stored. */
export interface StoredChallenge {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
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
  tokenHash: { type: String, required: true },
  generation: { type: Number, required: true },
  tries: { type: Number, required: true },
  usedAt: Date,
  expiresAt: { type: Date, required: true },
});

challengeSchema.index({ tokenHash: 1 }, { unique: true });
challengeSchema.index({ userId: 1 });
challengeSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
