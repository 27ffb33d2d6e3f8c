import { userRecord, type UserFields } from '@camp/contracts/user/record';
import { Schema, type Types } from 'mongoose';
import { pathsOf } from '../records/paths-of';
import { wherePresent } from '../where-present';
import { endedSessionSchema, recentSessionSchema, type EndedSession, type RecentSession } from './session';

/** An account (docs/product/user.md). */
export interface StoredUser extends UserFields {
  _id: Types.ObjectId;
  /** `emailKeyOf(email)`, which allows one account per address, however it is typed. */
  emailKey: string;
  /** Password hash (argon2id). */
  passwordHash: string;
  /** Names of roles. */
  roles: string[];
  emailVerified: boolean;
  /** A new address, which replaces the current one once it is verified. */
  pendingEmail?: string;
  /** When the owner unsubscribed from group messages. Absent if subscribed. */
  unsubscribedAt?: Date;
  /** When the owner asked administrators to erase the family. Absent if not. */
  erasureAskedAt?: Date;
  /** When a mail server first refused an email to the address for good. Absent if none did. */
  mailFailingSince?: Date;
  /** When the owner last logged in. Other requests don't change it. */
  lastLogin?: Date;
  /** How often all sessions were ended at once. Sessions with a lower number are invalid. Absent means never. */
  sessionGeneration?: number;
  /** The id of the one session of an earlier generation that stays open. */
  keptSession?: string;
  /** The last sessions that were started, oldest first, at most `sessionsPerAccount`. Ended ones stay in the list. */
  recentSessions?: RecentSession[];
  /** Logouts of earlier versions. Only read. */
  endedSessions?: EndedSession[];
  /** When a second factor was turned on. Absent without one, so that other logins read nothing more. */
  secondFactorSince?: Date;
  /** Until then the account works without a second factor, although its rights require one. */
  secondFactorDueAt?: Date;
  /** Incremented with each registration and by `holdAccount`, so that concurrent changes of what it owns conflict. */
  registrations?: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The normalized form of an email address, by which an account is found. */
export const emailKeyOf = (email: string) => email.trim().toLowerCase();

/** The keys of an account's address, and of the one that it is to change to. */
export const addressesOf = ({ emailKey, pendingEmail }: Pick<StoredUser, 'emailKey' | 'pendingEmail'>) =>
  pendingEmail ? [emailKey, emailKeyOf(pendingEmail)] : [emailKey];

/** One account per address, regardless of case, by a unique index over `emailKey`. */
export const storedUserSchema = new Schema<StoredUser>({
  ...pathsOf(userRecord, { required: true }),
  emailKey: { type: String, required: true },
  passwordHash: { type: String, required: true },
  roles: { type: [String], required: true },
  emailVerified: { type: Boolean, required: true, default: false },
  pendingEmail: String,
  unsubscribedAt: Date,
  erasureAskedAt: Date,
  mailFailingSince: Date,
  lastLogin: Date,
  sessionGeneration: Number,
  keptSession: String,
  recentSessions: { type: [recentSessionSchema], default: undefined },
  endedSessions: { type: [endedSessionSchema], default: undefined },
  secondFactorSince: Date,
  secondFactorDueAt: Date,
  registrations: Number,
});

storedUserSchema.index({ emailKey: 1 }, { unique: true });
storedUserSchema.index({ roles: 1, nameLast: 1, nameFirst: 1, _id: 1 });
// Indexes for each order of the list of accounts.
storedUserSchema.index({ nameLast: 1, nameFirst: 1, _id: 1 });
storedUserSchema.index({ emailVerified: 1, nameLast: 1, nameFirst: 1, _id: 1 });
storedUserSchema.index({ preferedContact: 1, nameLast: 1, nameFirst: 1, _id: 1 });
storedUserSchema.index({ email: 1, _id: 1 });
storedUserSchema.index({ lastLogin: 1, _id: 1 });
storedUserSchema.index({ createdAt: 1, _id: 1 });
// Indexes for the few that wait to be erased, or whose emails come back.
storedUserSchema.index({ erasureAskedAt: 1 }, wherePresent('erasureAskedAt'));
storedUserSchema.index({ mailFailingSince: 1 }, wherePresent('mailFailingSince'));
