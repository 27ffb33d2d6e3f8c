import type { UserFields } from '@camp/contracts/user/record';
import { Schema, type Types } from 'mongoose';

/** The purpose of an emailed link. */
export type LinkPurpose = 'verify-email' | 'reset-password' | 'undo-address-change';

/** The data of a sign-up. It takes effect when its link is opened. */
export interface SignUp extends UserFields {
  /** Password hash (argon2id). */
  passwordHash: string;
}

/** An emailed link. Only the hash of its secret is stored. */
export interface StoredLink {
  _id: Types.ObjectId;
  purpose: LinkPurpose;
  /** The account's id, or a sign-up's id, which becomes the account's. */
  userId: Types.ObjectId;
  /** The address that the link was sent to and verifies. */
  email: string;
  tokenHash: string;
  /** `emailKeyOf(email)` of an undo link. While the link is valid, no other account gets the address. */
  emailKey?: string;
  /** The session that requested the owner's change of address, which stays open afterwards. */
  askedIn?: string;
  /** The administrator who requested the change of another person's address. */
  askedBy?: Types.ObjectId;
  /**
   * The sign-up that the link completes, at a reset with the new password. Absent for a change of address, and for a
   * reset of an existing account.
   */
  signUp?: SignUp;
  /** The page that the person wanted to visit before the sign-up: one of `returnPaths`. */
  returnUrl?: string;
  expiresAt: Date;
  usedAt?: Date;
  /** The address that this link replaced and that can't undo the change. It gets a notice. */
  formerEmail?: string;
  /** When a newer link, a new password or an undone change invalidated it. */
  supersededAt?: Date;
  createdAt: Date;
}

/** Found by the secret's hash. MongoDB removes expired links. */
export const linkSchema = new Schema<StoredLink>({
  purpose: { type: String, required: true },
  userId: { type: Schema.Types.ObjectId, required: true },
  email: { type: String, required: true },
  tokenHash: { type: String, required: true },
  emailKey: String,
  askedIn: String,
  askedBy: Schema.Types.ObjectId,
  signUp: { type: Schema.Types.Mixed },
  returnUrl: String,
  expiresAt: { type: Date, required: true },
  usedAt: Date,
  formerEmail: String,
  supersededAt: Date,
});

linkSchema.index({ tokenHash: 1 }, { unique: true });
linkSchema.index({ userId: 1, purpose: 1 });
linkSchema.index({ emailKey: 1 }, { sparse: true });
linkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
