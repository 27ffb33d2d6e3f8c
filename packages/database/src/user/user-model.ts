import { userRecord, type UserFields } from '@camp/contracts/user/record';
import { Schema, type Types } from 'mongoose';
import { pathsOf } from '../records/paths-of';

/** An account (product.md section 3, User). */
export interface StoredUser extends UserFields {
  _id: Types.ObjectId;
  /** `emailKeyOf(email)`: one account per address, however it is typed. */
  emailKey: string;
  /** argon2id. */
  passwordHash: string;
  /** Names of roles. */
  roles: string[];
  emailVerified: boolean;
  /** A new address that counts once verified. */
  pendingEmail?: string;
  /** Counts up with each registration, so that those of one account follow one another. */
  registrations?: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The form of an e-mail address under which an account is found. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();

/** One account per address, whatever its case, by a unique index over `emailKey`. */
export const storedUserSchema = new Schema<StoredUser>({
  ...pathsOf(userRecord, { required: true }),
  emailKey: { type: String, required: true },
  passwordHash: { type: String, required: true },
  roles: { type: [String], required: true },
  emailVerified: { type: Boolean, required: true, default: false },
  pendingEmail: String,
  registrations: Number,
});

storedUserSchema.index({ emailKey: 1 }, { unique: true });
storedUserSchema.index({ roles: 1 });
