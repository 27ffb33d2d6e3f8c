import { userRecord, type UserFields } from '@camp/contracts/user/record';
import { Schema, type Types } from 'mongoose';
import { pathsOf } from '../records/paths-of';
import { endedSessionSchema, type EndedSession } from './session';

/** An account (docs/product/user.md). */
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
  /** Since when its owner wants no group messages; absent: they get them. */
  unsubscribedAt?: Date;
  /** When its owner last logged in; by a login, not by each request. */
  lastLogin?: Date;
  /** How often all its sessions were ended at once: those of an earlier count are over. Missing: never. */
  sessionGeneration?: number;
  /** The id of the one session of an earlier generation that stays open. */
  keptSession?: string;
  endedSessions?: EndedSession[];
  /** Incremented with each registration, so that concurrent ones of an account conflict. */
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
  unsubscribedAt: Date,
  lastLogin: Date,
  sessionGeneration: Number,
  keptSession: String,
  endedSessions: { type: [endedSessionSchema], default: undefined },
  registrations: Number,
});

storedUserSchema.index({ emailKey: 1 }, { unique: true });
storedUserSchema.index({ roles: 1, nameLast: 1, nameFirst: 1, _id: 1 });
// The list of accounts in each order that it can have.
storedUserSchema.index({ nameLast: 1, nameFirst: 1, _id: 1 });
storedUserSchema.index({ emailVerified: 1, nameLast: 1, nameFirst: 1, _id: 1 });
storedUserSchema.index({ preferedContact: 1, nameLast: 1, nameFirst: 1, _id: 1 });
storedUserSchema.index({ email: 1, _id: 1 });
storedUserSchema.index({ lastLogin: 1, _id: 1 });
storedUserSchema.index({ createdAt: 1, _id: 1 });
