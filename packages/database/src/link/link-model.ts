import type { UserFields } from '@camp/contracts/user/schemas';
import { Schema, type Types } from 'mongoose';

/** What a mailed link is for. */
export type LinkPurpose = 'verify-email' | 'reset-password';

/** What somebody entered at sign-up; it counts when the link that was mailed for it is opened. */
export interface SignUp extends UserFields {
  /** argon2id. */
  passwordHash: string;
}

/** A link sent by mail; the secret in it is not stored, only its hash. */
export interface StoredLink {
  _id: Types.ObjectId;
  purpose: LinkPurpose;
  userId: Types.ObjectId;
  /** The address the link was sent to and speaks for. */
  email: string;
  tokenHash: string;
  /** The sign-up that this link verifies; absent for a change of address and for resets. */
  signUp?: SignUp;
  expiresAt: Date;
  usedAt?: Date;
  /** The address that the account had until this link changed it; gets a notice. */
  formerEmail?: string;
  /** A newer link of the same purpose took its place, or a new password ended a change of address. */
  supersededAt?: Date;
  createdAt: Date;
}

/** Found by the secret's hash; MongoDB removes it when it has expired. */
export const linkSchema = new Schema<StoredLink>({
  purpose: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  email: { type: String, required: true },
  tokenHash: { type: String, required: true },
  signUp: { type: Schema.Types.Mixed },
  expiresAt: { type: Date, required: true },
  usedAt: Date,
  formerEmail: String,
  supersededAt: Date,
});

linkSchema.index({ tokenHash: 1 }, { unique: true });
linkSchema.index({ userId: 1, purpose: 1 });
linkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
