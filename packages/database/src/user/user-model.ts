import type { UserFields } from '@camp/contracts/user/record';
import { Schema, type Types } from 'mongoose';

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
export const userSchema = new Schema<StoredUser>({
  nameFirst: { type: String, required: true },
  nameLast: { type: String, required: true },
  userType: { type: String, required: true },
  addressStreet: { type: String, required: true },
  addressCity: { type: String, required: true },
  addressState: { type: String, required: true },
  addressZip: { type: String, required: true },
  addressCountry: { type: String, required: true },
  phone: { type: String, required: true },
  phoneAlt: String,
  email: { type: String, required: true },
  emailKey: { type: String, required: true },
  preferedContact: { type: String, required: true },
  passwordHash: { type: String, required: true },
  roles: { type: [String], required: true },
  emailVerified: { type: Boolean, required: true, default: false },
  pendingEmail: String,
  registrations: Number,
});

userSchema.index({ emailKey: 1 }, { unique: true });
userSchema.index({ roles: 1 });
