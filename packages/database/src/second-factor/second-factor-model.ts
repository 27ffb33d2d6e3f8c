import { Schema, type Types } from 'mongoose';

/** A person's authenticator app and recovery codes. It exists with any second factor (docs/decisions/0110-second-factor-and-sessions.md). */
export interface StoredSecondFactor {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** A secret that the person hasn't confirmed with a code. Encrypted at rest. */
  pending?: { secret: string; startedAt: Date };
  /** The app's secret, base32. Absent until it is confirmed. Encrypted at rest. */
  secret?: string;
  /** The latest time step whose code was used, so that no code counts twice. */
  lastStep?: number;
  /** `hashToken` of each unused recovery code. */
  recoveryHashes: string[];
  /** Incremented with each change of the account's factors, so that concurrent ones conflict. */
  changes?: number;
  createdAt: Date;
  updatedAt: Date;
}

/** One per account. */
export const secondFactorSchema = new Schema<StoredSecondFactor>({
  userId: { type: Schema.Types.ObjectId, required: true },
  pending: new Schema({ secret: String, startedAt: Date }, { _id: false }),
  secret: String,
  lastStep: Number,
  recoveryHashes: { type: [String], required: true },
  changes: Number,
});

secondFactorSchema.index({ userId: 1 }, { unique: true });
