import { Schema, type Types } from 'mongoose';
import type { SignUp } from '../link/link-model';

/** Kinds of requests about an email address without a login. */
export type AccountRequestKind = 'sign-up' | 'resend' | 'reset';

/**
 * A request exactly as it arrived, so that no field depends on whether the address has an account. The worker decides
 * what follows. A sign-up stays until its address is verified. Any other request is deleted once it is settled.
 */
export interface StoredAccountRequest {
  _id: Types.ObjectId;
  kind: AccountRequestKind;
  /** The address as typed. */
  email: string;
  /** `emailKeyOf(email)`. */
  emailKey: string;
  /** The entered data of a sign-up. */
  signUp?: SignUp;
  /** The same for each submit of one sign-up form. */
  submissionKey?: string;
  /** Hash of the cookie that a sign-up leaves in its browser. Absent if the browser sent none. */
  browser?: string;
  /** The page that the person wanted to visit before the sign-up: one of `returnPaths`. */
  returnUrl?: string;
  /** The outcome of a sign-up, absent until the worker has settled it. */
  settled?: 'mailed' | 'silent';
  expiresAt: Date;
  createdAt: Date;
}

/** Milliseconds in which a sign-up's address can be verified, with new links after earlier ones expire. */
export const lifeOfAccountRequest = 7 * 24 * 60 * 60 * 1000;

/** Found by address. MongoDB removes expired requests. */
export const accountRequestSchema = new Schema<StoredAccountRequest>({
  kind: { type: String, required: true },
  email: { type: String, required: true },
  emailKey: { type: String, required: true },
  signUp: { type: Schema.Types.Mixed },
  submissionKey: String,
  browser: String,
  returnUrl: String,
  settled: String,
  expiresAt: { type: Date, required: true },
});

// Indexes for the newest sign-up of an address, those of one browser, and those with one password. They stay fast
// however many strangers sign up.
accountRequestSchema.index({ emailKey: 1, kind: 1, createdAt: -1, _id: -1 });
accountRequestSchema.index({ emailKey: 1, browser: 1, createdAt: -1, _id: -1 });
accountRequestSchema.index({ emailKey: 1, 'signUp.passwordHash': 1 });
accountRequestSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
